package kraken.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes that grow while they are written. */
final class Paper {

  private static final int USUAL_SIZE = 4_096;

  private static final Raw NULL = new Raw("null");
  private static final Raw TRUE = new Raw("true");
  private static final Raw FALSE = new Raw("false");

  private byte[] bytes = new byte[USUAL_SIZE];
  private int length;

  void write(Raw more) {
    write(more.utf8());
  }

  void write(byte[] more) {
    reserve(more.length);
    System.arraycopy(more, 0, bytes, length, more.length);
    length += more.length;
  }

  void write(char ascii) {
    reserve(1);
    bytes[length++] = (byte) ascii;
  }

  void writeNull() {
    write(NULL);
  }

  void write(boolean answer) {
    write(answer ? TRUE : FALSE);
  }

  void write(long number) {
    if (number >= 0 && number < 10) {
      write((char) ('0' + number));
    } else {
      write(Long.toString(number).getBytes(StandardCharsets.US_ASCII));
    }
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
    }
  }

  /** What was written, to keep; the paper is empty again. */
  byte[] taken() {
    byte[] whole = Arrays.copyOf(bytes, length);
    length = 0;
    return whole;
  }
}
