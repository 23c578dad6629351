package kraken.tables.luck;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;

/** What a table's numbers are made from: the server's secret, and what the persons have added. */
final class LuckKey {

  private static final byte[] NAME = "kraken-table/1".getBytes(UTF_8);
  private static final byte END = 0;

  private final byte[] bytes;
  private final Hmac hmac;

  private LuckKey(byte[] bytes) {
    this.bytes = bytes;
    this.hmac = new Hmac(bytes);
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

  Hmac hmac() {
    return hmac;
  }

  String hex() {
    return HexFormat.of().formatHex(bytes);
  }
}
