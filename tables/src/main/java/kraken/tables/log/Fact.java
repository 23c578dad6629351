package kraken.tables.log;

import java.util.SortedMap;
import kraken.json.OmitNull;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.TimeControl;
import org.jspecify.annotations.Nullable;

/** Something that happened at a table. The names are part of the stored form and never change. */
public sealed interface Fact {

  /**
   * Always the first.
   *
   * @param listed whether strangers find the table in the list and may talk while they watch
   * @param window how many seconds a window lasts; not written where it has no length
   * @param broughtIn whether the game was played elsewhere; not written where it was not
   * @param luckHash what {@link Ended} must prove: the hash of the secret of this table's luck
   */
  record Opened(
      String game,
      int players,
      SortedMap<String, String> options,
      boolean listed,
      TimeControl clock,
      @OmitNull @Nullable Integer window,
      Person host,
      String luckHash,
      @OmitNull @Nullable Boolean broughtIn)
      implements Fact {

    public Opened hostedBy(Person other) {
      return new Opened(game, players, options, listed, clock, window, other, luckHash, broughtIn);
    }

    /** The same of a game that somebody keeps here: it is in nobody else's lists. */
    public Opened broughtInBy(Person other) {
      return new Opened(game, players, options, false, clock, window, other, luckHash, true);
    }

    public boolean isBroughtIn() {
      return Boolean.TRUE.equals(broughtIn);
    }
  }

  /** A seat is taken, given to a bot, or left open, before the start. */
  record Seated(Seat seat, Sitter sitter) implements Fact {}

  /**
   * What a person adds to the luck, as 32 hexadecimal digits; the last one before the start counts.
   */
  record NonceGiven(String person, String nonce) implements Fact {}

  record Started() implements Fact {}

  /**
   * What the sea drew. Told to nobody before the end, but through views and events.
   *
   * @param bounds what the game asked for, so that luck can be checked without its rules
   */
  record Drawn(Numbers bounds, Numbers numbers) implements Fact {}

  /** The game's move, as JSON. */
  record Played(Seat seat, String move) implements Fact {}

  /** The clock ran out, and a bot played this for the seat. */
  record TimedOut(Seat seat, String move) implements Fact {}

  /** The game is again in the position of that entry, with what was claimed in it since. */
  record TakenBack(Seat seat, long to) implements Fact {}

  /**
   * Somebody said something.
   *
   * @param seat from which it was said; a watcher has none
   */
  record Said(Person person, @Nullable Seat seat, Saying saying) implements Fact {

    /** Whether only the fact is left that something was said. */
    public boolean isNothing() {
      return saying.equals(Saying.NOTHING);
    }
  }

  /** Somebody else holds the seat from now on, with all that it knows. */
  record HandedOver(Seat seat, Sitter to) implements Fact {}

  /** The game is over, and the secret of its luck is shown. */
  record Ended(String luckSecret) implements Fact {}

  /**
   * Somebody has left for good. The entries before this one have lost that person's names and
   * words.
   */
  record Left(String person) implements Fact {}

  /** The same crew goes on at another table. */
  record Rematched(String table) implements Fact {}
}
