package kraken.server.http.websocket;

import static kraken.server.http.websocket.Client.CLOSE;
import static kraken.server.http.websocket.Client.LAST;
import static kraken.server.http.websocket.Client.MORE_TEXT;
import static kraken.server.http.websocket.Client.NEXT;
import static kraken.server.http.websocket.Client.PING;
import static kraken.server.http.websocket.Client.TEXT;
import static kraken.server.http.websocket.Client.frame;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts of RFC 6455 that the server implements. */
class WebSocketTest {

  private final Client client = new Client(1_000_000);

  @Test
  void aTextIsReceived() {
    client.send(frame(TEXT, "ahoy"));
    assertThat(client.received).containsExactly("ahoy");
  }

  @Test
  void severalInOnePacketAreReceivedInOrder() {
    client.send(frame(TEXT, "one"), frame(TEXT, ""), frame(TEXT, "x".repeat(900)));
    assertThat(client.received).containsExactly("one", "", "x".repeat(900));
  }

  @Test
  void aTextThatComesByteByByteIsReceivedWhole() {
    for (byte one : frame(TEXT, "wörd ".repeat(40))) {
      assertThat(client.received).isEmpty();
      client.send(new byte[] {one});
    }
    assertThat(client.received).containsExactly("wörd ".repeat(40));
  }

  @Test
  void aTextInPartsIsPutTogether() {
    byte[] letter = "ö".getBytes(StandardCharsets.UTF_8);
    client.send(
        frame(MORE_TEXT, Arrays.copyOf(letter, 1)),
        frame(NEXT, Arrays.copyOfRange(letter, 1, 2)),
        frame(LAST, "!"));
    assertThat(client.received).containsExactly("ö!");
  }

  @Test
  void aPingIsAnsweredWithItsPayloadEvenBetweenFramesOfAMessage() {
    client.send(frame(MORE_TEXT, "a"), frame(PING, "hey"), frame(LAST, "b"));
    assertThat(client.takeOutput()).containsExactly(0x8a, 3, 'h', 'e', 'y');
    assertThat(client.received).containsExactly("ab");
  }

  @Test
  void bytesSentBeforeTheOpeningAreReceivedAfterIt() {
    client.socket.onUpgradeTo(ByteBuffer.wrap(frame(TEXT, "early")));
    client.send(frame(TEXT, "late"));
    assertThat(client.received).containsExactly("early", "late");
  }

  @Test
  void theNextTextIsReceivedWhenTheListenerIsReady() {
    CompletableFuture<Void> ready = new CompletableFuture<>();
    client.ready = ready;
    client.send(frame(TEXT, "one"), frame(TEXT, "two"));
    client.send(frame(TEXT, "three"));
    assertThat(client.received).containsExactly("one");
    client.ready = CompletableFuture.completedFuture(null);
    ready.complete(null);
    assertThat(client.received).containsExactly("one", "two", "three");
  }

  @Test
  void aListenerThatFailsEndsTheSocket() {
    client.fails = true;
    client.send(frame(TEXT, "one"), frame(TEXT, "two"));
    assertThat(client.received).containsExactly("one");
    assertThat(client.closeCode()).isEqualTo(1011);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 125, 126, 65_535, 65_536, 200_000})
  void aTextOfAnyLengthGoesOutInOneFrame(int length) {
    byte[] text = "x".repeat(length).getBytes(StandardCharsets.US_ASCII);
    client.socket.send(text, false);
    byte[] took = client.takeOutput();
    int head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
    assertThat(took).hasSize(head + length).startsWith(0x81).endsWith(text);
    assertThat(lengthIn(took, head)).isEqualTo(length);
  }

  private static long lengthIn(byte[] frame, int head) {
    long length = head == 2 ? frame[1] : 0;
    for (int i = 2; i < head; i++) {
      length = length << 8 | (frame[i] & 0xff);
    }
    return length;
  }

  @Test
  void aTextThatIsFollowedByMoreWaitsForIt() {
    client.socket.send(new byte[] {'a'}, true);
    assertThat(client.takeOutput()).isEmpty();
    client.socket.send(new byte[] {'b'}, false);
    assertThat(client.takeOutput()).containsExactly(0x81, 1, 'a', 0x81, 1, 'b');
  }

  @Test
  void aCloseFrameIsAnsweredWithItsCodeAndNothingFollows() {
    client.send(frame(CLOSE, new byte[] {0x0f, (byte) 0xa1, 'x'}), frame(TEXT, "more"));
    client.socket.send(new byte[] {'a'}, false);
    assertThat(client.takeOutput()).containsExactly(0x88, 3, 0x0f, 0xa1, 'x');
    assertThat(client.received).isEmpty();
    assertThat(client.network.isOutputShutdown()).isTrue();
  }

  @Test
  void anEmptyCloseFrameIsANormalEnd() {
    client.send(frame(CLOSE, ""));
    assertThat(client.closeCode()).isEqualTo(1000);
  }

  /**
   * Closing while the client still sends could reset the connection before the client reads the
   * close frame.
   */
  @Test
  void afterTheCloseFrameTheSocketReadsOnUntilTheClientCloses() {
    client.socket.close(4404, "no such table");
    client.send(frame(TEXT, "but"), frame(TEXT, "why"));
    assertThat(client.received).isEmpty();
    assertThat(client.network.isOpen()).isTrue();
    assertThat(client.closeCode()).isEqualTo(4404);
    client.network.addInputEOF();
    assertThat(client.network.isOpen()).isFalse();
    assertThat(client.ended).isTrue();
  }

  @Test
  void aClientThatClosesTheConnectionIsGone() {
    client.network.addInputEOF();
    assertThat(client.ended).isTrue();
  }

  @Test
  void aClientThatDoesNotCloseIsClosed() {
    client.socket.close(4404, "no such table");
    client.network.expireIdleTimeout();
    assertThat(client.ended).isTrue();
  }
}
