package kraken.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import kraken.jackson.Json;
import kraken.kit.Seat;
import kraken.tables.decide.Draft;
import kraken.tables.lanterns.Lanterns;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.luck.Secret;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.Rulebooks;
import kraken.tables.model.Table;

/** A table of Lanterns without a server: a test writes its log, entry by entry. */
public final class SampleTable {

  public static final Person ANNE = new Person("anne", "Anne");
  public static final Person BEN = new Person("ben", "Ben");
  public static final Person CARA = new Person("cara", "Cara");
  public static final Seat FIRST = Seat.of(0);
  public static final Seat SECOND = Seat.of(1);
  public static final Secret SECRET = new Secret("7".repeat(64));

  private static final Fact OPENED =
      new Fact.Opened(
          "lanterns",
          2,
          new TreeMap<>(),
          true,
          new TimeControl.None(),
          null,
          ANNE,
          SECRET.hash(),
          null,
          null);

  private final List<AppliedEntry> appliedEntries = new ArrayList<>();
  private Table table;

  private SampleTable(Table table) {
    this.table = table;
  }

  /** Anne has opened the table; both seats are open. */
  public static SampleTable opened() {
    return opened(new Lanterns());
  }

  /** The same with rules of its own. */
  public static SampleTable opened(Lanterns game) {
    Rulebooks rulebooks = new Rulebooks(List.of(game));
    return new SampleTable(Table.opened("t", SECRET, rulebooks, new Entry(1, 0, "", OPENED)));
  }

  /** Anne and Ben hold the seats. */
  public static SampleTable seated() {
    return opened().with(sits(FIRST, ANNE), sits(SECOND, BEN));
  }

  /** The cards are dealt, and both are asked for their bids. */
  public static SampleTable dealt() {
    return seated().with(new Fact.Started());
  }

  /** Both have bid, and it is Anne's turn. */
  public static SampleTable bidden() {
    return dealt().with(played(FIRST, new Move.Bid(1)), played(SECOND, new Move.Bid(2)));
  }

  public static SampleTable over() {
    return bidden().with(played(FIRST, new Move.Done()), played(SECOND, new Move.Done()));
  }

  public static Fact sits(Seat seat, Person person) {
    return new Fact.Seated(seat, new Sitter.Human(person));
  }

  public static Fact played(Seat seat, Move move) {
    return new Fact.Played(seat, Json.write(move, Move.class));
  }

  public static Fact timedOut(Seat seat, Move move) {
    return new Fact.TimedOut(seat, Json.write(move, Move.class));
  }

  public static Fact words(Person person, String text) {
    return new Fact.Said(person, null, new Saying.Words(text));
  }

  /**
   * Writes these facts, and what the table does by itself after them: it draws, or ends the game.
   */
  public SampleTable with(Fact... facts) {
    Draft draft = new Draft(table, "", 0);
    Arrays.stream(facts).forEach(draft::add);
    draft.follow();
    appliedEntries.addAll(draft.appliedEntries());
    table = draft.table();
    return this;
  }

  /** The entry that would come next. */
  public Entry next(Fact fact) {
    return new Entry(table.number() + 1, 0, "", fact);
  }

  public Table table() {
    return table;
  }

  public long number() {
    return table.number();
  }

  /** All entries but the opening. */
  public List<AppliedEntry> appliedEntries() {
    return List.copyOf(appliedEntries);
  }

  /** The entries after the one with this number. */
  public List<AppliedEntry> entriesAfter(long number) {
    return appliedEntries.stream().filter(applied -> applied.entry().number() > number).toList();
  }
}
