package kraken.server.alerts;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.interfaces.ECPublicKey;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Encrypts a message for one browser, so that the push service cannot read it: RFC 8291, in one
 * record of RFC 8188.
 */
final class PushEncryption {

  private static final int KEY_BYTES = 16;
  private static final int NONCE_BYTES = 12;
  private static final int SECRET_BYTES = 32;
  private static final int TAG_BITS = 128;
  private static final int RECORD = 4096;
  private static final byte LAST_RECORD = 2;

  private PushEncryption() {}

  /**
   * The body of the request to the push service.
   *
   * @param browserKey the public key of the browser, as a point of the curve
   * @param auth the secret that the browser has given
   * @param own a pair of keys that was made for this message alone
   * @param salt 16 random bytes
   */
  static byte[] body(byte[] message, byte[] browserKey, byte[] auth, KeyPair own, byte[] salt)
      throws GeneralSecurityException {
    byte[] ownKey = CurveKeys.point((ECPublicKey) own.getPublic());
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(own.getPrivate());
    agreement.doPhase(CurveKeys.publicKey(browserKey), true);
    byte[] info = joined("WebPush: info\0".getBytes(StandardCharsets.US_ASCII), browserKey, ownKey);
    byte[] secret = derived(auth, agreement.generateSecret(), info, SECRET_BYTES);
    byte[] key = derived(salt, secret, label("aes128gcm"), KEY_BYTES);
    byte[] nonce = derived(salt, secret, label("nonce"), NONCE_BYTES);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
    byte[] sealed = cipher.doFinal(joined(message, new byte[] {LAST_RECORD}));
    ByteBuffer head = ByteBuffer.allocate(salt.length + Integer.BYTES + 1 + ownKey.length);
    head.put(salt).putInt(RECORD).put((byte) ownKey.length).put(ownKey);
    return joined(head.array(), sealed);
  }

  private static byte[] label(String coding) {
    return ("Content-Encoding: " + coding + "\0").getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] derived(byte[] salt, byte[] secret, byte[] info, int length)
      throws GeneralSecurityException {
    return KDF.getInstance("HKDF-SHA256")
        .deriveData(
            HKDFParameterSpec.ofExtract().addSalt(salt).addIKM(secret).thenExpand(info, length));
  }

  private static byte[] joined(byte[]... parts) {
    int length = 0;
    for (byte[] part : parts) {
      length += part.length;
    }
    ByteBuffer all = ByteBuffer.allocate(length);
    for (byte[] part : parts) {
      all.put(part);
    }
    return all.array();
  }
}
