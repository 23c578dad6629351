package kraken.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.server.store.db.UnusableStoreException;
import kraken.server.store.journal.SqlJournal;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.TimeControl;
import kraken.tables.WhyClosed;
import kraken.tables.lists.TableSummary;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What SQLite and PostgreSQL stores both promise. */
abstract class StoreTest
    implements JournalPromises, DueTablePromises, PersonPromises, ListPromises {

  static final Person ANNE = new Person("a1", "Anne");
  static final Fact OPENED = opening("attack", 2, true);
  static final Map<String, Integer> ATTACK = Map.of("attack", 1);

  Database database;

  /** Opens the store of the test, the same one each time. */
  abstract Database opened() throws UnusableStoreException;

  @Override
  public Database database() {
    return database;
  }

  @BeforeEach
  void open() throws UnusableStoreException {
    database = opened();
  }

  @AfterEach
  void close() {
    database.close();
  }

  static Fact opening(String game, int players, boolean listed) {
    return new Fact.Opened(
        game,
        players,
        new TreeMap<>(),
        listed,
        new TimeControl.None(),
        null,
        ANNE,
        "hash",
        null,
        null);
  }

  static Entry entry(long number, Fact fact) {
    return new Entry(number, 1000 + number, "c" + number, fact);
  }

  static Entry draw(long number) {
    return entry(number, new Fact.Drawn(Numbers.of(6, 6), Numbers.of(3, 1)));
  }

  @Test
  void closingFinishesWhatWasAccepted() throws UnusableStoreException {
    Journal journal = database.journal();
    List<CompletableFuture<Void>> appends = new ArrayList<>();
    for (int number = 1; number <= 500; number++) {
      appends.add(journal.append("t", List.of(draw(number))));
    }
    database.close();

    assertThat(appends).allMatch(append -> append.isDone() && !append.isCompletedExceptionally());
    assertThat(journal.append("t", List.of(draw(501)))).isCompletedExceptionally();
    open();
    assertThat(database.journal().read("t", 0)).hasSize(500);
  }

  @Test
  void aClosedTableIsRemovedWithAllThatBelongsToIt() throws UnusableStoreException {
    SqlJournal journal = database.journal();
    Fact closed = new Fact.Closed(WhyClosed.NOT_STARTED);
    Fact bobSits = new Fact.Seated(Seat.of(1), new Sitter.Human(new Person("b2", "Bob")));
    for (String table : List.of("t", "other")) {
      journal.keepSecret(table, "s3cret").join();
      journal.append(table, List.of(entry(1, OPENED), entry(2, bobSits))).join();
    }
    journal.append("t", List.of(entry(3, closed))).join();
    assertThat(database.listings().listed(Stage.GATHERING, 9)).hasSize(1);
    assertThat(database.listings().of("b2", 9))
        .filteredOn(table -> table.id().equals("t"))
        .extracting(TableSummary::stage, TableSummary::whyClosed)
        .containsExactly(tuple(Stage.CLOSED, WhyClosed.NOT_STARTED));
    journal.removeClosed(1_003, 9);
    assertThat(journal.read("t", 0)).hasSize(3);

    journal.removeClosed(1_004, 9);
    assertThat(journal.read("t", 0)).isEmpty();
    assertThat(journal.tables()).containsExactly("other");
    assertThat(database.listings().of("b2", 9))
        .extracting(TableSummary::id)
        .containsExactly("other");
    assertThat(database.persons().tables("b2")).containsExactly("other");
    assertThatThrownBy(() -> journal.secret("t")).isInstanceOf(Journal.DamagedException.class);
    assertThat(journal.read("other", 0)).hasSize(2);

    assertThatThrownBy(journal.append("t", List.of(draw(4)))::join)
        .hasCauseInstanceOf(Journal.GoneException.class);
    assertThat(journal.read("t", 0)).isEmpty();
    database.close();
    open();
    assertThat(database.journal().read("other", 0)).hasSize(2);
  }
}
