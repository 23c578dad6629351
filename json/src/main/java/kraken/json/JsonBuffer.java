package kraken.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/** The bytes into which writers write JSON. One thread uses a buffer at a time. */
public final class JsonBuffer {

  private static final int USUAL_SIZE = 8_192;
  private static final int ONE_DIGIT = 10;
  private static final JsonText NULL = new JsonText("null");
  private static final JsonText TRUE = new JsonText("true");
  private static final JsonText FALSE = new JsonText("false");

  /**
   * The next writer uses the last buffer again. A writer that finds none, since another one is
   * writing, makes a new one.
   */
  private static final AtomicReference<@Nullable JsonBuffer> SPARE = new AtomicReference<>();

  private byte[] bytes = new byte[USUAL_SIZE];
  private int length;

  private JsonBuffer() {}

  /** Everything that the writer writes, in UTF-8. */
  public static byte[] written(Consumer<JsonBuffer> writer) {
    JsonBuffer used = SPARE.getAndSet(null);
    JsonBuffer buffer = used == null ? new JsonBuffer() : used;
    writer.accept(buffer);
    byte[] written = Arrays.copyOf(buffer.bytes, buffer.length);
    buffer.length = 0;
    SPARE.set(buffer);
    return written;
  }

  public JsonBuffer write(JsonText piece) {
    return write(piece.utf8());
  }

  public JsonBuffer write(byte[] piece) {
    return write(piece, 0);
  }

  /** The bytes of the piece from that index on. */
  JsonBuffer write(byte[] piece, int from) {
    int more = piece.length - from;
    reserve(more);
    System.arraycopy(piece, from, bytes, length, more);
    length += more;
    return this;
  }

  public JsonBuffer write(char ascii) {
    reserve(1);
    bytes[length++] = (byte) ascii;
    return this;
  }

  public JsonBuffer write(long number) {
    return number >= 0 && number < ONE_DIGIT
        ? write((char) ('0' + number))
        : write(Long.toString(number).getBytes(StandardCharsets.US_ASCII));
  }

  public JsonBuffer write(Seats seats) {
    write('[');
    int first = seats.bits();
    for (int left = first; left != 0; left &= left - 1) {
      if (left != first) {
        write(',');
      }
      write(Integer.numberOfTrailingZeros(left));
    }
    return write(']');
  }

  public JsonBuffer write(boolean answer) {
    return write(answer ? TRUE : FALSE);
  }

  public JsonBuffer write(Numbers numbers) {
    write('[');
    for (int i = 0; i < numbers.count(); i++) {
      if (i > 0) {
        write(',');
      }
      write(numbers.at(i));
    }
    return write(']');
  }

  public JsonBuffer write(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> write(seat.index());
      case Viewer.Watcher() -> writeText(SmallValue.WATCHER);
    };
  }

  public JsonBuffer write(double number) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException("JSON has no number " + number);
    }
    return write(Double.toString(number).getBytes(StandardCharsets.US_ASCII));
  }

  /**
   * Writes the text in quotes. Most texts are plain ASCII and are written without {@link Escapes}.
   */
  public JsonBuffer writeText(String text) {
    int before = length;
    reserve(2 * text.length() + 2);
    bytes[length++] = '"';
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter < ' ' || letter > '~') {
        length = before;
        return write(Escapes.quoted(text).getBytes(StandardCharsets.UTF_8));
      }
      if (letter == '"' || letter == '\\') {
        bytes[length++] = '\\';
      }
      bytes[length++] = (byte) letter;
    }
    bytes[length++] = '"';
    return this;
  }

  public JsonBuffer writeNull() {
    return write(NULL);
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
    }
  }
}
