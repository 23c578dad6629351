package kraken.server.http.websocket;

import static kraken.server.http.websocket.Client.PING;
import static kraken.server.http.websocket.Client.PONG;
import static kraken.server.http.websocket.Client.TEXT;
import static kraken.server.http.websocket.Client.frame;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** A connection that was lost on the way is found out by its silence. */
class HeartbeatTest {

  private static final byte[] SENT_PING = {(byte) PING, 0};

  private final Client client = new Client(1000);

  @Test
  void aClientThatIsSilentIsSentOnePing() {
    client.waitFor(9);
    assertThat(client.takeOutput()).isEmpty();
    client.waitFor(1);
    assertThat(client.takeOutput()).isEqualTo(SENT_PING);
    client.waitFor(9);
    assertThat(client.takeOutput()).isEmpty();
  }

  @Test
  void aClientThatNeverAnswersIsGoneAfterTwentySeconds() {
    client.waitFor(19);
    client.takeOutput();
    assertThat(client.ended).isFalse();
    client.waitFor(1);
    assertThat(client.ended).isTrue();
    assertThat(client.closeCode()).isEqualTo(1001);
  }

  @Test
  void aClientThatAnswersEachPingStays() {
    for (int i = 0; i < 100; i++) {
      client.waitFor(10);
      assertThat(client.takeOutput()).isEqualTo(SENT_PING);
      client.send(frame(PONG, ""));
    }
    assertThat(client.network.isOpen()).isTrue();
  }

  @Test
  void aClientThatSendsSomethingIsNotPinged() {
    for (int i = 0; i < 5; i++) {
      client.waitFor(9);
      client.send(frame(TEXT, "ahoy"));
    }
    assertThat(client.takeOutput()).isEmpty();
    assertThat(client.network.isOpen()).isTrue();
  }

  @Test
  void whatTheServerSendsDoesNotHideThatAClientIsGone() {
    for (int i = 0; i < 20; i++) {
      client.socket.send(new byte[] {'a'}, false);
      client.waitFor(1);
    }
    assertThat(client.ended).isTrue();
  }

  @Test
  void theAnswerToAPingIsNotCountedAmongTheFramesOfTheClient() {
    client.framesLeft = 0;
    client.waitFor(10);
    client.takeOutput();
    client.send(frame(PONG, ""));
    assertThat(client.takeOutput()).isEmpty();
    client.send(frame(PONG, ""));
    assertThat(client.closeCode()).as("a second answer to the same ping").isEqualTo(4429);
  }

  @Test
  void aClientWhoseMessageIsBeingHandledIsNotSilent() {
    CompletableFuture<Void> handled = new CompletableFuture<>();
    client.ready = handled;
    client.send(frame(TEXT, "follow"));
    client.waitFor(30);
    handled.complete(null);
    client.waitFor(9);
    assertThat(client.takeOutput()).isEmpty();
    assertThat(client.network.isOpen()).isTrue();
  }
}
