package kraken.server.alerts;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;

/** Keys of the curve P-256, which web push uses, and their points as 65 bytes. */
final class CurveKeys {

  static final int POINT_BYTES = 65;

  private static final String CURVE = "secp256r1";
  private static final int COORDINATE_BYTES = 32;
  private static final byte UNCOMPRESSED = 4;

  private CurveKeys() {}

  static KeyPair newPair() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec(CURVE));
    return generator.generateKeyPair();
  }

  static byte[] point(ECPublicKey key) {
    byte[] point = new byte[POINT_BYTES];
    point[0] = UNCOMPRESSED;
    put(key.getW().getAffineX(), point, 1);
    put(key.getW().getAffineY(), point, 1 + COORDINATE_BYTES);
    return point;
  }

  private static void put(BigInteger coordinate, byte[] point, int at) {
    byte[] bytes = coordinate.toByteArray();
    int length = Math.min(bytes.length, COORDINATE_BYTES);
    System.arraycopy(bytes, bytes.length - length, point, at + COORDINATE_BYTES - length, length);
  }

  /** Fails where the bytes are no point of the curve. */
  static PublicKey publicKey(byte[] point) throws GeneralSecurityException {
    if (point.length != POINT_BYTES || point[0] != UNCOMPRESSED) {
      throw new GeneralSecurityException("a key has 65 bytes and begins with 4");
    }
    AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
    curve.init(new ECGenParameterSpec(CURVE));
    BigInteger x = new BigInteger(1, Arrays.copyOfRange(point, 1, 1 + COORDINATE_BYTES));
    BigInteger y = new BigInteger(1, Arrays.copyOfRange(point, 1 + COORDINATE_BYTES, POINT_BYTES));
    ECParameterSpec parameters = curve.getParameterSpec(ECParameterSpec.class);
    return KeyFactory.getInstance("EC")
        .generatePublic(new ECPublicKeySpec(new ECPoint(x, y), parameters));
  }
}
