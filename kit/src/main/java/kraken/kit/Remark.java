package kraken.kit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a bot says in passing to what everybody has just been told. Unlike a {@link Claim} it is not
 * heard by the game.
 *
 * @param to the seat that it names; none where it names nobody
 */
public record Remark(Word word, @Nullable Seat to) {

  /** The kinds of remarks, for which pages have words. Of several the later one matters more. */
  public enum Word {
    /** The own shot has missed. */
    OOPS(false),
    /** It went well once more. */
    PHEW(false),
    /** Somebody has done something that helps this seat. */
    THANKS(false),
    /** Somebody has done well. */
    PRAISE(false),
    /** This seat has done well. */
    PROUD(false),
    /** Something has hurt this seat, or the ship of all. */
    OUCH(false),
    /** Somebody has hurt this seat. */
    GRUMBLE(false),
    /** It looks bad for all. */
    FEAR(false),
    /** Somebody is out. */
    FAREWELL(true),
    /** This seat is out. */
    SUNK(true),
    /** The last round begins. */
    LAST(true),
    /** This seat acts for the first time. */
    GREET(true),
    /** A game is over in which this seat has not won, or does not know it. */
    GOOD_GAME(true),
    /** All have lost. */
    LOST(true),
    /** This seat has won, or all have. */
    WON(true);

    private final boolean always;

    Word(boolean always) {
      this.always = always;
    }

    /** Whether it is said each time; the others are said now and then. */
    public boolean isSaidAlways() {
      return always;
    }

    /** The name in data: {@code good-game}. */
    public String key() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The keys of all words. */
    public static List<String> keys() {
      return Arrays.stream(values()).map(Word::key).toList();
    }
  }

  /** A remark that names nobody. */
  public static Remark of(Word word) {
    return new Remark(word, null);
  }
}
