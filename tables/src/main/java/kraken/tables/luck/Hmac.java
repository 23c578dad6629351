package kraken.tables.luck;

import java.security.MessageDigest;
import java.util.Arrays;

/**
 * HMAC-SHA-256 (RFC 2104) with one key. The key is taken in once and copied for each text: to find
 * the JDK's own and to give it the key takes longer than the rest. May be used by many at once.
 */
final class Hmac {

  private static final int BLOCK = 64;
  private static final byte INNER = 0x36;
  private static final byte OUTER = 0x5c;

  private final MessageDigest inner;
  private final MessageDigest outer;

  /** The key must not be longer than a block. */
  Hmac(byte[] key) {
    this.inner = begun(key, INNER);
    this.outer = begun(key, OUTER);
  }

  private static MessageDigest begun(byte[] key, byte pad) {
    byte[] block = Arrays.copyOf(key, BLOCK);
    for (int i = 0; i < BLOCK; i++) {
      block[i] ^= pad;
    }
    MessageDigest digest = Hashing.sha256();
    digest.update(block);
    return digest;
  }

  byte[] of(byte[] text) {
    return copy(outer).digest(copy(inner).digest(text));
  }

  private static MessageDigest copy(MessageDigest begun) {
    try {
      return (MessageDigest) begun.clone();
    } catch (CloneNotSupportedException impossible) { // the JDK's own can be copied
      throw new IllegalStateException(impossible);
    }
  }
}
