package kraken.server.http;

import java.util.concurrent.atomic.AtomicReferenceArray;
import kraken.jackson.Json;
import kraken.json.JsonBuffer;
import kraken.json.JsonText;
import kraken.tables.command.Reply;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/** Messages as bytes. One that goes to many viewers is written once. */
final class Wire {

  private static final int SLOTS = 256;
  private static final JsonText DONE =
      new JsonText("{\"type\":\"Answered\",\"reply\":{\"type\":\"Done\",\"id\":");
  private static final JsonText NUMBER = new JsonText(",\"number\":");
  private static final JsonText END = new JsonText("}}");

  private final AtomicReferenceArray<@Nullable Written> written = new AtomicReferenceArray<>(SLOTS);

  private static final class Written {
    private final Message message;
    private final byte[] bytes;

    Written(Message message) {
      this.message = message;
      this.bytes = write(message);
    }
  }

  /** What goes out with every move has a shorter way; it is written just as the rest. */
  private static byte[] write(Message message) {
    return switch (message) {
      case Message.Step step -> StepWriter.bytes(step);
      case Message.Answered(Reply.Done(String id, long number)) ->
          JsonBuffer.written(
              paper -> paper.write(DONE).writeText(id).write(NUMBER).write(number).write(END));
      default -> Json.bytes(message, Message.class);
    };
  }

  @SuppressWarnings("ReferenceEquality") // the very same message; to compare two costs too much
  byte[] bytes(Message message) {
    int slot = System.identityHashCode(message) % SLOTS;
    Written known = written.get(slot);
    if (known == null || known.message != message) {
      known = new Written(message);
      written.set(slot, known);
    }
    return known.bytes;
  }
}
