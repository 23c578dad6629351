package kraken.tables.luck;

import kraken.kit.Numbers;
import org.jspecify.annotations.Nullable;

/** A position in the stream that is derived from a table's secret and nonces. */
final class DerivedLuck implements SeaLuck {

  private final LuckKey key;
  private final long words;
  private @Nullable Drawn last;

  private record Drawn(Numbers bounds, Draw draw) {}

  DerivedLuck(LuckKey key, long words) {
    this.key = key;
    this.words = words;
  }

  /** The result is kept: the fold asks for the numbers that the draft has just drawn. */
  @Override
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
    return new Draw(numbers, new DerivedLuck(key, stream.position()));
  }
}
