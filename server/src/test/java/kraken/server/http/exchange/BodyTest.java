package kraken.server.http.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import org.junit.jupiter.api.Test;

class BodyTest {

  private static ByteArrayInputStream bytes(int many) {
    return new ByteArrayInputStream(new byte[many]);
  }

  @Test
  void aBodyMayHaveAsManyBytesAsItMay() {
    assertThat(Body.text(bytes(Body.SMALL), Body.SMALL)).hasSize(Body.SMALL);
  }

  /** An answer that comes while the client still sends would be lost with the connection. */
  @Test
  void whoSendsTooMuchIsHeardOutBeforeTheAnswer() {
    ByteArrayInputStream sent = bytes(100_000);
    assertThatThrownBy(() -> Body.text(sent, Body.SMALL))
        .isInstanceOfSatisfying(
            ProblemException.class,
            refused -> assertThat(refused.problem().code()).isEqualTo("too-large"));
    assertThat(sent.available()).isZero();
  }
}
