package kraken.server.http.limits;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HexFormat;

/** The block of addresses that one customer of a network provider has. */
final class AddressBlock {

  private static final int NETWORK_BYTES = 8;

  private AddressBlock() {}

  /** An IPv4 address itself; of an IPv6 address its first 64 bits. */
  static String of(String address) {
    try {
      return InetAddress.ofLiteral(address) instanceof Inet6Address six
          ? HexFormat.of().formatHex(six.getAddress(), 0, NETWORK_BYTES)
          : address;
    } catch (IllegalArgumentException nonsense) {
      return address;
    }
  }
}
