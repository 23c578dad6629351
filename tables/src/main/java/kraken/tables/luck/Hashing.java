package kraken.tables.luck;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The two hash functions of the derivation. Every JDK has them. */
public final class Hashing {

  private Hashing() {}

  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }

  static Mac hmac(byte[] key) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return mac;
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }
}
