package kraken.tables.log;

import java.util.SortedMap;
import kraken.json.OmitNull;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.TimeControl;
import kraken.tables.WhyClosed;
import org.jspecify.annotations.Nullable;

/** Something that happened at a table. The names are part of the stored form and never change. */
public sealed interface Fact {

  /**
   * Always the first fact of a log.
   *
   * @param listed whether strangers find the table in the list and may talk while they watch
   * @param window how many seconds a window lasts; not written where it has no length
   * @param broughtIn whether the game was played elsewhere; not written where it was not
   * @param luckHash what {@link Ended} must prove: the hash of the secret of this table's luck
   * @param edition of the game's rules; not written where it is the first, as in logs that are
   *     older than editions
   * @param advice whether players may ask what a bot would do; not written for the usual
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
      @OmitNull @Nullable Boolean broughtIn,
      @OmitNull @Nullable Integer edition,
      @OmitNull @Nullable Boolean advice)
      implements Fact {

    private static final int FIRST_EDITION = 1;

    public Opened {
      edition = edition == null || edition == FIRST_EDITION ? null : edition;
    }

    /** With the usual advice. */
    public Opened(
        String game,
        int players,
        SortedMap<String, String> options,
        boolean listed,
        TimeControl clock,
        @Nullable Integer window,
        Person host,
        String luckHash,
        @Nullable Boolean broughtIn,
        @Nullable Integer edition) {
      this(game, players, options, listed, clock, window, host, luckHash, broughtIn, edition, null);
    }

    /** Under which edition of its rules the game is played. */
    public int playedUnder() {
      return edition == null ? FIRST_EDITION : edition;
    }

    public Opened hostedBy(Person other) {
      return new Opened(
          game, players, options, listed, clock, window, other, luckHash, broughtIn, edition,
          advice);
    }

    /** The same for a table with other luck, which nobody has brought in. */
    public Opened withLuckHash(String hash) {
      return new Opened(
          game, players, options, listed, clock, window, host, hash, null, edition, advice);
    }

    /** The same under another edition, whose options may be others. */
    public Opened under(int other, SortedMap<String, String> chosen) {
      return new Opened(
          game, players, chosen, listed, clock, window, host, luckHash, broughtIn, other, advice);
    }

    /**
     * The same for an imported game. It is not listed, and its host is the person who imports it.
     */
    public Opened broughtInBy(Person other) {
      return new Opened(
          game, players, options, false, clock, window, other, luckHash, true, edition, advice);
    }

    public boolean isBroughtIn() {
      return Boolean.TRUE.equals(broughtIn);
    }
  }

  /** A seat is taken, given to a bot, or left open, before the start. */
  record Seated(Seat seat, Sitter sitter) implements Fact {}

  /**
   * What a person adds to the luck, as 32 hexadecimal digits. The person's last one before the
   * start counts.
   */
  record NonceGiven(String person, String nonce) implements Fact {}

  record Started() implements Fact {}

  /**
   * What the sea drew. Before the end viewers learn of it only through views and events of the
   * game.
   *
   * @param bounds what the game asked for, so that anybody can check the luck without the rules
   */
  record Drawn(Numbers bounds, Numbers numbers) implements Fact {}

  /** The game's move, as JSON. */
  record Played(Seat seat, String move) implements Fact {}

  /** The clock ran out, and a bot played this for the seat. */
  record TimedOut(Seat seat, String move) implements Fact {}

  /** The game returns to the position of entry {@code to}, with the claims that were made in it. */
  record TakenBack(Seat seat, long to) implements Fact {}

  /**
   * The holder of the seat has asked what a bot would do. Nobody else hears of it before the end.
   */
  record Advised(Seat seat) implements Fact {}

  /**
   * Somebody said something.
   *
   * @param seat the speaker's seat; null for a watcher
   */
  record Said(Person person, @Nullable Seat seat, Saying saying) implements Fact {

    /** Whether the words were erased, because the speaker has left for good. */
    public boolean isNothing() {
      return saying.equals(Saying.NOTHING);
    }
  }

  /**
   * Another sitter holds the seat from now on, and knows all that the seat knows.
   *
   * @param idle true where a bot sits in for a person who was at the table and did not move; not
   *     written otherwise
   */
  record HandedOver(Seat seat, Sitter to, @OmitNull @Nullable Boolean idle) implements Fact {

    public HandedOver(Seat seat, Sitter to) {
      this(seat, to, null);
    }
  }

  /** Another person is the host from now on. */
  record HostPassed(Person to) implements Fact {}

  /** The holder of the seat lends its eyes to watchers, a round late, or does so no longer. */
  record EyesLent(Seat seat, boolean lent) implements Fact {}

  /**
   * A watcher looks through the eyes of a seat that lends them. Nobody else hears of it.
   *
   * @param seat not written where the watcher looks through nobody's eyes any more
   */
  record EyesBorrowed(String person, @OmitNull @Nullable Seat seat) implements Fact {}

  /** The game is over, and the secret of its luck is shown. */
  record Ended(String luckSecret) implements Fact {}

  /**
   * A person has left for good. The store has taken the person's names and words out of the entries
   * before this one.
   */
  record Left(String person) implements Fact {}

  /** The table is closed. Always the last fact of a log, but for persons who leave for good. */
  record Closed(WhyClosed why) implements Fact {}

  /** The same crew goes on at another table. */
  record Rematched(String table) implements Fact {}
}
