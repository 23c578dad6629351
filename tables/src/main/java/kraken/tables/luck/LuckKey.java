package kraken.tables.luck;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import javax.crypto.Mac;

/** The key of a table's numbers, made of the server's secret and the nonces of the persons. */
final class LuckKey {

  private static final byte[] NAME = "kraken-table/1".getBytes(UTF_8);
  private static final byte END = 0;

  private final byte[] bytes;
  private final Mac mac;

  private LuckKey(byte[] bytes) {
    this.bytes = bytes;
    this.mac = Hashing.hmac(bytes);
  }

  static LuckKey of(Secret secret, SortedMap<String, String> nonces) {
    MessageDigest digest = Hashing.sha256();
    digest.update(NAME);
    digest.update(END);
    digest.update(secret.bytes());
    for (Map.Entry<String, String> nonce : nonces.entrySet()) {
      digest.update(nonce.getKey().getBytes(UTF_8));
      digest.update(END);
      digest.update(Nonce.bytes(nonce.getValue()));
    }
    return new LuckKey(digest.digest());
  }

  /**
   * A copy of the keyed Mac: a Mac is not safe for several threads, and a copy is cheaper than a
   * new one.
   */
  Mac mac() {
    try {
      return (Mac) mac.clone();
    } catch (CloneNotSupportedException impossible) { // the JDK's own can be copied
      throw new IllegalStateException(impossible);
    }
  }

  String hex() {
    return HexFormat.of().formatHex(bytes);
  }
}
