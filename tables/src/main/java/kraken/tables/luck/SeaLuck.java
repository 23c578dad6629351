package kraken.tables.luck;

import java.util.SortedMap;
import kraken.kit.Numbers;
import org.jspecify.annotations.Nullable;

/** A position in the stream of a table's luck. It is a value: a draw gives the next position. */
public final class SeaLuck {

  private final LuckKey key;
  private final long words;
  private @Nullable Drawn last;

  /** What was drawn, and where the stream goes on. */
  public record Draw(Numbers numbers, SeaLuck next) {}

  private record Drawn(Numbers bounds, Draw draw) {}

  private SeaLuck(LuckKey key, long words) {
    this.key = key;
    this.words = words;
  }

  /**
   * The beginning of the stream.
   *
   * @param nonces by the id of the person
   */
  public static SeaLuck of(Secret secret, SortedMap<String, String> nonces) {
    return new SeaLuck(LuckKey.of(secret, nonces), 0);
  }

  /**
   * Draws numbers. The result is kept: the fold asks for the numbers that the draft has just drawn.
   */
  public Draw draw(Numbers bounds) {
    Drawn known = last;
    if (known == null || !known.bounds.equals(bounds)) {
      known = new Drawn(bounds, drawn(bounds));
      last = known;
    }
    return known.draw;
  }

  private Draw drawn(Numbers bounds) {
    RandomWords stream = new RandomWords(key, words);
    Numbers numbers = stream.draw(bounds);
    return new Draw(numbers, new SeaLuck(key, stream.position()));
  }
}
