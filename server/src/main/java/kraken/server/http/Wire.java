package kraken.server.http;

import java.util.concurrent.atomic.AtomicReferenceArray;
import kraken.json.Json;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/** Messages as bytes. One that goes to many viewers is written once. */
final class Wire {

  private static final int SLOTS = 256;

  private final AtomicReferenceArray<@Nullable Written> written = new AtomicReferenceArray<>(SLOTS);

  private static final class Written {
    private final Message message;
    private final byte[] bytes;

    Written(Message message) {
      this.message = message;
      this.bytes =
          message instanceof Message.Step step
              ? StepWriter.bytes(step)
              : Json.bytes(message, Message.class);
    }
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
