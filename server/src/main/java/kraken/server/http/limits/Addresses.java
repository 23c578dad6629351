package kraken.server.http.limits;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/** What the server wants to know of a client's address. */
public final class Addresses {

  private static final int NETWORK_BYTES = 8;

  private Addresses() {}

  /**
   * Whom limits count: an IPv4 address, or the first half of an IPv6 address. A household has all
   * addresses with that half, so a client could take another one for each request.
   */
  public static String network(String address) {
    try {
      return InetAddress.ofLiteral(address) instanceof Inet6Address six
          ? HexFormat.of().formatHex(Arrays.copyOf(six.getAddress(), NETWORK_BYTES))
          : address;
    } catch (IllegalArgumentException nonsense) {
      return address;
    }
  }

  /** Whether the address is a loopback address. */
  public static boolean isLoopback(String address) {
    try {
      return InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException nonsense) {
      return false;
    }
  }
}
