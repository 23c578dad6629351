package kraken.server.alerts;

import java.math.BigInteger;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.List;

/** Tells addresses of the public internet from all others, such as those of this network. */
final class PublicAddress {

  /** The networks of IPv4 that are not public, by the registry of special addresses (RFC 6890). */
  private static final List<Network> SPECIAL =
      List.of(
          Network.of("0.0.0.0", 8),
          Network.of("10.0.0.0", 8),
          Network.of("100.64.0.0", 10),
          Network.of("127.0.0.0", 8),
          Network.of("169.254.0.0", 16),
          Network.of("172.16.0.0", 12),
          Network.of("192.0.0.0", 24),
          Network.of("192.0.2.0", 24),
          Network.of("192.88.99.0", 24),
          Network.of("192.168.0.0", 16),
          Network.of("198.18.0.0", 15),
          Network.of("198.51.100.0", 24),
          Network.of("203.0.113.0", 24),
          Network.of("224.0.0.0", 3),
          Network.of("2001::", 23),
          Network.of("2001:db8::", 32),
          Network.of("2002::", 16),
          Network.of("3fff::", 20));

  /** All public addresses of IPv6 are in here. */
  private static final Network GLOBAL = Network.of("2000::", 3);

  private PublicAddress() {}

  static boolean is(InetAddress address) {
    boolean isIn = address instanceof Inet4Address || GLOBAL.has(address);
    return isIn && SPECIAL.stream().noneMatch(network -> network.has(address));
  }

  /** All addresses that begin with the same bits. */
  private static final class Network {

    private final byte[] first;
    private final int bits;

    private Network(byte[] first, int bits) {
      this.first = first;
      this.bits = bits;
    }

    static Network of(String first, int bits) {
      return new Network(InetAddress.ofLiteral(first).getAddress(), bits);
    }

    boolean has(InetAddress address) {
      byte[] other = address.getAddress();
      int shift = first.length * Byte.SIZE - bits;
      return other.length == first.length
          && new BigInteger(1, other)
              .shiftRight(shift)
              .equals(new BigInteger(1, first).shiftRight(shift));
    }
  }
}
