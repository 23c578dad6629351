package kraken.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import kraken.json.Json;
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
  void an_answer_is_written_just_as_all_else() {
    isWrittenAsJsonDoes(new Message.Answered(new Reply.Done("7f-1", 0)));
    isWrittenAsJsonDoes(new Message.Answered(new Reply.Done("", 12_345_678_901L)));
    isWrittenAsJsonDoes(new Message.Answered(new Reply.Refused("7f-2", "stale", "", "No.", 3)));
  }

  @Test
  void an_id_that_would_break_out_of_its_quotes_stays_within() {
    isWrittenAsJsonDoes(
        new Message.Answered(new Reply.Done("\"},\"x\":\"\\\u0000\u2028\u2693", 1)));
  }

  @Test
  void the_same_message_is_written_once() {
    Message answer = new Message.Answered(new Reply.Done("7f-3", 9));
    assertThat(wire.bytes(answer)).isSameAs(wire.bytes(answer));
  }
}
