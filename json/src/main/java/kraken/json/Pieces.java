package kraken.json;

import java.util.ArrayList;
import java.util.List;

/** A text in pieces, most of them written before, that is put together once and to measure. */
public final class Pieces {

  private static final int USUAL_COUNT = 64;
  private static final Raw[] SMALL_NUMBERS = new Raw[16];

  static {
    for (int i = 0; i < SMALL_NUMBERS.length; i++) {
      SMALL_NUMBERS[i] = new Raw(Integer.toString(i));
    }
  }

  private final List<byte[]> pieces = new ArrayList<>(USUAL_COUNT);
  private int length;

  public Pieces add(Raw piece) {
    return add(piece.utf8());
  }

  public Pieces add(long number) {
    return number >= 0 && number < SMALL_NUMBERS.length
        ? add(SMALL_NUMBERS[(int) number])
        : add(new Raw(Long.toString(number)));
  }

  /** The bytes are not changed, and must not be changed by others. */
  public Pieces add(byte[] piece) {
    pieces.add(piece);
    length += piece.length;
    return this;
  }

  public byte[] joined() {
    byte[] whole = new byte[length];
    int place = 0;
    for (byte[] piece : pieces) {
      System.arraycopy(piece, 0, whole, place, piece.length);
      place += piece.length;
    }
    return whole;
  }
}
