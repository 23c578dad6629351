package kraken.tables.luck;

import java.nio.ByteBuffer;
import javax.crypto.Mac;
import kraken.kit.Chance;

/** Reads the stream of a table's luck as 32-bit words, from a position on. Used by one thread. */
final class RandomWords implements Chance {

  private static final int IN_A_BLOCK = 8;
  private static final long ALL = 1L << 32;

  private final Mac mac;
  private long position;
  private ByteBuffer block = ByteBuffer.allocate(0);

  RandomWords(LuckKey key, long position) {
    this.mac = key.mac();
    this.position = position;
  }

  long position() {
    return position;
  }

  /** Skips the words at the upper end that would make some numbers likelier than others. */
  @Override
  public int below(int bound) {
    long limit = ALL / bound * bound;
    long word = next();
    while (word >= limit) {
      word = next();
    }
    return (int) (word % bound);
  }

  long next() {
    int place = (int) (position % IN_A_BLOCK);
    if (place == 0 || block.capacity() == 0) {
      block = ByteBuffer.wrap(mac.doFinal(counter(position / IN_A_BLOCK)));
    }
    position++;
    return Integer.toUnsignedLong(block.getInt(place * Integer.BYTES));
  }

  private static byte[] counter(long number) {
    return ByteBuffer.allocate(Long.BYTES).putLong(number).array();
  }
}
