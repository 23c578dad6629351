package kraken.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import kraken.jackson.Json;
import kraken.tables.command.Reply;
import kraken.tables.told.Message;
import org.junit.jupiter.api.Test;

class WireTest {

  private final Wire wire = new Wire();

  private void isWrittenAsJsonDoes(Message message) {
    assertThat(new String(wire.bytes(message), StandardCharsets.UTF_8))
        .isEqualTo(Json.write(message, Message.class));
  }

  @Test
  void anAnswerIsWrittenJustAsAllElse() {
    isWrittenAsJsonDoes(new Message.Answered(new Reply.Done("7f-1", 0)));
    isWrittenAsJsonDoes(new Message.Answered(new Reply.Done("", 12_345_678_901L)));
    isWrittenAsJsonDoes(new Message.Answered(new Reply.Refused("7f-2", "stale", "", "No.", 3)));
  }

  @Test
  void anIdThatWouldBreakOutOfItsQuotesStaysWithin() {
    isWrittenAsJsonDoes(
        new Message.Answered(new Reply.Done("\"},\"x\":\"\\\u0000\u2028\u2693", 1)));
  }

  @Test
  void theSameMessageIsWrittenOnce() {
    Message answer = new Message.Answered(new Reply.Done("7f-3", 9));
    assertThat(wire.bytes(answer)).isSameAs(wire.bytes(answer));
  }
}
