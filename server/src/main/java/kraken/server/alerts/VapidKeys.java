package kraken.server.alerts;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;

/**
 * The keys by which push services know this server: RFC 8292. They are made once and kept with the
 * data, since a browser's subscription is bound to them.
 */
public final class VapidKeys {

  private static final Duration VALID = Duration.ofHours(12);
  private static final Base64.Encoder URL = Base64.getUrlEncoder().withoutPadding();

  private final PrivateKey privateKey;
  private final String publicKey;

  private VapidKeys(PrivateKey privateKey, String publicKey) {
    this.privateKey = privateKey;
    this.publicKey = publicKey;
  }

  /** New keys, as text to keep. */
  public static String generated() {
    try {
      KeyPair pair = CurveKeys.newPair();
      return URL.encodeToString(pair.getPrivate().getEncoded())
          + "."
          + URL.encodeToString(CurveKeys.point((ECPublicKey) pair.getPublic()));
    } catch (GeneralSecurityException unsupported) {
      throw new IllegalStateException(unsupported);
    }
  }

  public static VapidKeys of(String kept) {
    int point = kept.indexOf('.');
    byte[] encoded = Base64.getUrlDecoder().decode(kept.substring(0, point));
    try {
      PrivateKey key =
          KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(encoded));
      return new VapidKeys(key, kept.substring(point + 1));
    } catch (GeneralSecurityException damaged) {
      throw new IllegalStateException("the keys for web push are damaged", damaged);
    }
  }

  /** The public key as browsers want it. */
  public String publicKey() {
    return publicKey;
  }

  /**
   * The value of the header Authorization.
   *
   * @param site the address of the site, where the service finds somebody to complain to
   */
  String authorization(URI endpoint, String site, Instant now) throws GeneralSecurityException {
    String audience = endpoint.getScheme() + "://" + endpoint.getRawAuthority();
    String claims =
        "{\"aud\":\"%s\",\"exp\":%d,\"sub\":\"%s\"}"
            .formatted(audience, now.plus(VALID).getEpochSecond(), site);
    String unsigned = encoded("{\"typ\":\"JWT\",\"alg\":\"ES256\"}") + "." + encoded(claims);
    Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initSign(privateKey);
    signature.update(unsigned.getBytes(StandardCharsets.US_ASCII));
    return "vapid t=" + unsigned + "." + URL.encodeToString(signature.sign()) + ", k=" + publicKey;
  }

  private static String encoded(String json) {
    return URL.encodeToString(json.getBytes(StandardCharsets.UTF_8));
  }
}
