package kraken.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import kraken.kit.Seats;
import org.jspecify.annotations.Nullable;

/** What a text is written on, piece by piece, before it is kept to measure. */
public final class Paper {

  private static final int USUAL_SIZE = 8_192;
  private static final int ONE_DIGIT = 10;
  private static final Raw NULL = new Raw("null");
  private static final Raw TRUE = new Raw("true");
  private static final Raw FALSE = new Raw("false");

  /** What was written on is used again by whoever comes next; who comes meanwhile takes new. */
  private static final AtomicReference<@Nullable Paper> SPARE = new AtomicReference<>();

  private byte[] bytes = new byte[USUAL_SIZE];
  private int length;

  private Paper() {}

  /** What the writer writes, in UTF-8. */
  public static byte[] written(Consumer<Paper> writer) {
    Paper used = SPARE.getAndSet(null);
    Paper paper = used == null ? new Paper() : used;
    writer.accept(paper);
    byte[] written = Arrays.copyOf(paper.bytes, paper.length);
    paper.length = 0;
    SPARE.set(paper);
    return written;
  }

  public Paper write(Raw piece) {
    return write(piece.utf8());
  }

  public Paper write(byte[] piece) {
    reserve(piece.length);
    System.arraycopy(piece, 0, bytes, length, piece.length);
    length += piece.length;
    return this;
  }

  public Paper write(char ascii) {
    reserve(1);
    bytes[length++] = (byte) ascii;
    return this;
  }

  public Paper write(long number) {
    return number >= 0 && number < ONE_DIGIT
        ? write((char) ('0' + number))
        : write(Long.toString(number).getBytes(StandardCharsets.US_ASCII));
  }

  public Paper write(Seats seats) {
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

  public Paper write(boolean answer) {
    return write(answer ? TRUE : FALSE);
  }

  /** In quotes; what is seldom in a text, and needs care, is left to Json. */
  public Paper writeText(String text) {
    int before = length;
    reserve(2 * text.length() + 2);
    bytes[length++] = '"';
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter < ' ' || letter > '~') {
        length = before;
        return write(Json.bytes(text, String.class));
      }
      if (letter == '"' || letter == '\\') {
        bytes[length++] = '\\';
      }
      bytes[length++] = (byte) letter;
    }
    bytes[length++] = '"';
    return this;
  }

  public Paper writeNull() {
    return write(NULL);
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
    }
  }
}
