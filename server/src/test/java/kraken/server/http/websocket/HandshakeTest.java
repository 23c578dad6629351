package kraken.server.http.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HandshakeTest {

  /** The example of RFC 6455. */
  @Test
  void aKeyIsAnsweredWithItsProof() {
    assertThat(Handshake.accepted("dGhlIHNhbXBsZSBub25jZQ=="))
        .isEqualTo("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  }
}
