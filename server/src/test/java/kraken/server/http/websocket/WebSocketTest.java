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

/** RFC 6455, as far as a server speaks it. */
class WebSocketTest {

  private final Client client = new Client(1_000_000);

  @Test
  void aTextIsHeard() {
    client.says(frame(TEXT, "ahoy"));
    assertThat(client.heard).containsExactly("ahoy");
  }

  @Test
  void severalInOnePacketAreHeardInOrder() {
    client.says(frame(TEXT, "one"), frame(TEXT, ""), frame(TEXT, "x".repeat(900)));
    assertThat(client.heard).containsExactly("one", "", "x".repeat(900));
  }

  @Test
  void aTextThatComesByteByByteIsHeardWhole() {
    for (byte one : frame(TEXT, "wörd ".repeat(40))) {
      assertThat(client.heard).isEmpty();
      client.says(new byte[] {one});
    }
    assertThat(client.heard).containsExactly("wörd ".repeat(40));
  }

  @Test
  void aTextInPartsIsPutTogether() {
    byte[] letter = "ö".getBytes(StandardCharsets.UTF_8);
    client.says(
        frame(MORE_TEXT, Arrays.copyOf(letter, 1)),
        frame(NEXT, Arrays.copyOfRange(letter, 1, 2)),
        frame(LAST, "!"));
    assertThat(client.heard).containsExactly("ö!");
  }

  @Test
  void aPingIsAnsweredWithItsOwnWordsEvenBetweenTheParts() {
    client.says(frame(MORE_TEXT, "a"), frame(PING, "hey"), frame(LAST, "b"));
    assertThat(client.took()).containsExactly(0x8a, 3, 'h', 'e', 'y');
    assertThat(client.heard).containsExactly("ab");
  }

  @Test
  void whatWasSaidBeforeTheOpeningIsHeardAfterIt() {
    client.socket.onUpgradeTo(ByteBuffer.wrap(frame(TEXT, "early")));
    client.says(frame(TEXT, "late"));
    assertThat(client.heard).containsExactly("early", "late");
  }

  @Test
  void theNextIsHeardWhenTheListenerIsReady() {
    CompletableFuture<Void> ready = new CompletableFuture<>();
    client.ready = ready;
    client.says(frame(TEXT, "one"), frame(TEXT, "two"));
    client.says(frame(TEXT, "three"));
    assertThat(client.heard).containsExactly("one");
    client.ready = CompletableFuture.completedFuture(null);
    ready.complete(null);
    assertThat(client.heard).containsExactly("one", "two", "three");
  }

  @Test
  void aListenerThatFailsEndsTheSocket() {
    client.fails = true;
    client.says(frame(TEXT, "one"), frame(TEXT, "two"));
    assertThat(client.heard).containsExactly("one");
    assertThat(client.closeCode()).isEqualTo(1011);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 125, 126, 65_535, 65_536, 200_000})
  void aTextOfAnyLengthGoesOutInOneFrame(int length) {
    byte[] text = "x".repeat(length).getBytes(StandardCharsets.US_ASCII);
    client.socket.send(text, false);
    byte[] took = client.took();
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
  void whatIsFollowedByMoreWaitsForIt() {
    client.socket.send(new byte[] {'a'}, true);
    assertThat(client.took()).isEmpty();
    client.socket.send(new byte[] {'b'}, false);
    assertThat(client.took()).containsExactly(0x81, 1, 'a', 0x81, 1, 'b');
  }

  @Test
  void anEndIsAnsweredWithItsCodeAndThatIsTheLastWord() {
    client.says(frame(CLOSE, new byte[] {0x0f, (byte) 0xa1, 'x'}), frame(TEXT, "more"));
    client.socket.send(new byte[] {'a'}, false);
    assertThat(client.took()).containsExactly(0x88, 3, 0x0f, 0xa1, 'x');
    assertThat(client.heard).isEmpty();
    assertThat(client.network.isOutputShutdown()).isTrue();
  }

  @Test
  void anEndWithoutAWordIsAnOrdinaryOne() {
    client.says(frame(CLOSE, ""));
    assertThat(client.closeCode()).isEqualTo(1000);
  }

  /** Who hangs up while the other still talks cuts off what was said last. */
  @Test
  void whoeverIsSentAwayIsReadOnUntilHeHangsUp() {
    client.socket.close(4404, "no such table");
    client.says(frame(TEXT, "but"), frame(TEXT, "why"));
    assertThat(client.heard).isEmpty();
    assertThat(client.network.isOpen()).isTrue();
    assertThat(client.closeCode()).isEqualTo(4404);
    client.network.addInputEOF();
    assertThat(client.network.isOpen()).isFalse();
    assertThat(client.ended).isTrue();
  }

  @Test
  void whoHangsUpWithoutAWordIsGone() {
    client.network.addInputEOF();
    assertThat(client.ended).isTrue();
  }

  @Test
  void whoIsSilentForTooLongIsToldAndThenGone() {
    client.network.isSilentForTooLong();
    assertThat(client.closeCode()).isEqualTo(1001);
    assertThat(client.ended).isFalse();
    client.network.isSilentForTooLong();
    assertThat(client.ended).isTrue();
  }
}
