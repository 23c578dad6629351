package kraken.tables.luck;

import java.util.SortedMap;
import kraken.kit.Numbers;

/** Where the sea of a table draws from next. It is a value: a draw gives the next one. */
public interface SeaLuck {

  /** What was drawn, and where the luck goes on. */
  record Draw(Numbers numbers, SeaLuck next) {}

  /** Draws numbers that fit the bounds. */
  Draw draw(Numbers bounds);

  /**
   * The luck of a real table, from its beginning.
   *
   * @param nonces by the id of the person
   */
  static SeaLuck of(Secret secret, SortedMap<String, String> nonces) {
    return new DerivedLuck(LuckKey.of(secret, nonces), 0);
  }
}
