package kraken.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kraken.jackson.Json;
import kraken.tables.Presence;
import kraken.tables.command.Reply;
import kraken.tables.told.AttendanceTold;
import kraken.tables.told.Message;
import org.junit.jupiter.api.Test;

/** What the players of the benchmark read in a message. */
class MessageTextTest {

  @Test
  void anAnswerIsAnAnswer() {
    MessageText text = text(new Message.Answered(new Reply.Done("r1", 7)));

    assertThat(text.isAnswer()).isTrue();
    assertThat(text.isAttendance()).isFalse();
  }

  @Test
  void whoIsAtTheTableIsNoAnswer() {
    MessageText text =
        text(
            new Message.Attendance(
                new AttendanceTold(List.of(Presence.HERE), Presence.HERE, List.of(), 0)));

    assertThat(text.isAnswer()).isFalse();
    assertThat(text.isAttendance()).isTrue();
  }

  private static MessageText text(Message message) {
    String json = Json.write(message, Message.class);
    return new MessageText(ByteBuffer.wrap(json.getBytes(StandardCharsets.UTF_8)));
  }
}
