package kraken.server;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** A browser that receives web push. It decrypts with its own code, apart from the server's. */
final class PushReceiver {

  final KeyPair keys;
  final byte[] auth = "sixteen letters!".getBytes(StandardCharsets.US_ASCII);

  PushReceiver() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    keys = generator.generateKeyPair();
  }

  static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  byte[] point() {
    ECPoint point = ((ECPublicKey) keys.getPublic()).getW();
    return ByteBuffer.allocate(65)
        .put((byte) 4)
        .put(thirtyTwo(point.getAffineX()))
        .put(thirtyTwo(point.getAffineY()))
        .array();
  }

  private static byte[] thirtyTwo(BigInteger number) {
    byte[] bytes = number.toByteArray();
    byte[] padded = new byte[64];
    System.arraycopy(bytes, 0, padded, padded.length - bytes.length, bytes.length);
    return Arrays.copyOfRange(padded, 32, 64);
  }

  private PublicKey key(byte[] point) throws GeneralSecurityException {
    BigInteger x = new BigInteger(1, Arrays.copyOfRange(point, 1, 33));
    BigInteger y = new BigInteger(1, Arrays.copyOfRange(point, 33, 65));
    return KeyFactory.getInstance("EC")
        .generatePublic(
            new ECPublicKeySpec(new ECPoint(x, y), ((ECPublicKey) keys.getPublic()).getParams()));
  }

  /** The message in the body of a push, by RFC 8291 and 8188. */
  String decrypted(byte[] body) throws GeneralSecurityException {
    byte[] salt = Arrays.copyOf(body, 16);
    int length = body[20];
    byte[] sender = Arrays.copyOfRange(body, 21, 21 + length);
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(keys.getPrivate());
    agreement.doPhase(key(sender), true);
    byte[] info = joined("WebPush: info\0", point(), sender);
    byte[] secret = expanded(hmac(auth, agreement.generateSecret()), info, 32);
    byte[] mixed = hmac(salt, secret);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    byte[] nonce = expanded(mixed, joined("Content-Encoding: nonce\0"), 12);
    byte[] key = expanded(mixed, joined("Content-Encoding: aes128gcm\0"), 16);
    cipher.init(
        Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
    byte[] padded = cipher.doFinal(body, 21 + length, body.length - 21 - length);
    if (padded[padded.length - 1] != 2) {
      throw new AssertionError("the last record ends with 2");
    }
    return new String(padded, 0, padded.length - 1, StandardCharsets.UTF_8);
  }

  private static byte[] joined(String label, byte[]... parts) {
    ByteBuffer all = ByteBuffer.allocate(1000).put(label.getBytes(StandardCharsets.US_ASCII));
    for (byte[] part : parts) {
      all.put(part);
    }
    return Arrays.copyOf(all.array(), all.position());
  }

  private static byte[] hmac(byte[] key, byte[] data) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(data);
  }

  private static byte[] expanded(byte[] key, byte[] info, int length)
      throws GeneralSecurityException {
    byte[] block = Arrays.copyOf(info, info.length + 1);
    block[info.length] = 1;
    return Arrays.copyOf(hmac(key, block), length);
  }

  /** The claims of the token in the header, if the server has signed it with its key. */
  String claims(String authorization, String serverKey) throws GeneralSecurityException {
    String token = authorization.replaceFirst("vapid t=", "").split(",", -1)[0];
    if (!authorization.endsWith("k=" + serverKey)) {
      throw new AssertionError("another key: " + authorization);
    }
    String[] parts = token.split("\\.", -1);
    Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initVerify(key(Base64.getUrlDecoder().decode(serverKey)));
    signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
    if (!signature.verify(Base64.getUrlDecoder().decode(parts[2]))) {
      throw new AssertionError("the token is not signed by the server");
    }
    return new String(Base64.getUrlDecoder().decode(parts[1]), StandardCharsets.UTF_8);
  }
}
