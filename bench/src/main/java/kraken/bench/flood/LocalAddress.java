package kraken.bench.flood;

import java.net.InetAddress;
import java.net.UnknownHostException;

/**
 * The addresses of the clients. On Linux every address that begins with 127 is the machine's own,
 * so that a server can tell clients apart and limit each.
 */
final class LocalAddress {

  private static final int HONEST = 1;
  private static final int HOSTILE = 2;
  private static final int BYTE = 256;

  private LocalAddress() {}

  static InetAddress ofPlayer(int number) {
    return of(HONEST, number);
  }

  static InetAddress ofAttacker(int number) {
    return of(HOSTILE, number);
  }

  private static InetAddress of(int group, int number) {
    try {
      return InetAddress.getByAddress(
          new byte[] {127, (byte) group, (byte) (number / BYTE), (byte) (1 + number % (BYTE - 2))});
    } catch (UnknownHostException impossible) {
      throw new IllegalStateException("four bytes are an address", impossible);
    }
  }
}
