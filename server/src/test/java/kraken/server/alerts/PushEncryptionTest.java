package kraken.server.alerts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPrivateKeySpec;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** The example of RFC 8291, Appendix A. */
class PushEncryptionTest {

  private static final String OWN_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
  private static final String OWN_PUBLIC =
      "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
  private static final String BROWSER =
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  private static final String BODY =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
          + "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
          + "j_Qulcy4a-fN";

  private static byte[] bytes(String base64) {
    return Base64.getUrlDecoder().decode(base64);
  }

  private static KeyPair own() throws GeneralSecurityException {
    ECPublicKey publicKey = (ECPublicKey) CurveKeys.publicKey(bytes(OWN_PUBLIC));
    BigInteger secret = new BigInteger(1, bytes(OWN_PRIVATE));
    PrivateKey privateKey =
        KeyFactory.getInstance("EC")
            .generatePrivate(new ECPrivateKeySpec(secret, publicKey.getParams()));
    return new KeyPair(publicKey, privateKey);
  }

  @Test
  void theExampleOfTheStandardComesOut() throws GeneralSecurityException {
    byte[] message =
        "When I grow up, I want to be a watermelon".getBytes(StandardCharsets.US_ASCII);
    byte[] body =
        PushEncryption.body(
            message,
            bytes(BROWSER),
            bytes("BTBZMqHH6r4Tts7J_aSIgg"),
            own(),
            bytes("DGv6ra1nlYgDCS1FRnbzlw"));
    assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(body)).isEqualTo(BODY);
  }

  @Test
  void aPointGoesThereAndBack() throws GeneralSecurityException {
    assertThat(CurveKeys.point((ECPublicKey) CurveKeys.publicKey(bytes(BROWSER))))
        .isEqualTo(bytes(BROWSER));
    assertThatThrownBy(() -> CurveKeys.publicKey(new byte[65]))
        .isInstanceOf(GeneralSecurityException.class);
  }
}
