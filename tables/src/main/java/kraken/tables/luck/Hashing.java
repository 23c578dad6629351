package kraken.tables.luck;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;

/** The function of the derivation, which every JDK has. */
public final class Hashing {

  private Hashing() {}

  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }
}
