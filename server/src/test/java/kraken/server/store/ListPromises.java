package kraken.server.store;

import static kraken.server.store.StoreTest.OPENED;
import static kraken.server.store.StoreTest.entry;
import static kraken.server.store.StoreTest.opening;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import kraken.kit.Seat;
import kraken.server.store.lists.SqlListings;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.WhyClosed;
import kraken.tables.lists.TablePage;
import kraken.tables.lists.TableQuery;
import kraken.tables.lists.TableSummary;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import org.junit.jupiter.api.Test;

/** What a store promises of the lists of tables. */
interface ListPromises {

  /** The store of the test. */
  Database database();

  @Test
  default void listsFollowTheLog() {
    Journal journal = database().journal();
    SqlListings listings = database().listings();
    Person bob = new Person("b2", "Bob");
    Fact bobSits = new Fact.Seated(Seat.of(1), new Sitter.Human(bob));
    journal.append("t", List.of(entry(1, OPENED), entry(2, bobSits))).join();

    assertThat(listings.listed(Stage.GATHERING, 9))
        .singleElement()
        .satisfies(table -> {
          assertThat(table.seats()).containsExactly(new Sitter.Nobody(), new Sitter.Human(bob));
          assertThat(table.since()).isEqualTo(1001);
        });
    journal.append("t", List.of(entry(3, new Fact.Started()))).join();
    assertThat(listings.listed(Stage.GATHERING, 9)).isEmpty();
    TableSummary playing = listings.listed(Stage.PLAYING, 9).getFirst();
    assertThat(playing.since()).isEqualTo(1003);
    journal.append("t", List.of(entry(4, new Fact.Played(Seat.of(1), "{}")))).join();
    assertThat(listings.listed(Stage.PLAYING, 9))
        .as("nobody sees in a list that somebody has answered in secret")
        .containsExactly(playing);
    assertThat(listings.of("a1", 9)).hasSize(1);
    assertThat(listings.of("b2", 9)).hasSize(1);
    assertThat(listings.of("c3", 9)).isEmpty();
  }

  @Test
  default void privateTablesAreInNobodyElsesList() {
    Fact hidden = opening("attack", 2, false);
    database().journal().append("t", List.of(entry(1, hidden))).join();

    assertThat(database().listings().listed(Stage.GATHERING, 9)).isEmpty();
    assertThat(database().listings().of("a1", 9)).hasSize(1);
  }

  @Test
  default void aTableThatItsHostHasLeftBeforeTheStartIsNotOfferedAnyMore() {
    database().journal().append("t", List.of(entry(1, OPENED))).join();
    assertThat(database().listings().listed(Stage.GATHERING, 9)).hasSize(1);

    database().journal().append("t", List.of(entry(2, new Fact.Left("a1")))).join();
    assertThat(database().listings().listed(Stage.GATHERING, 9)).isEmpty();
  }

  @Test
  default void whatAHostHasDeletedIsShownToTheOthersAlone() {
    Fact bobSits = new Fact.Seated(Seat.of(1), new Sitter.Human(new Person("b2", "Bob")));
    Fact closed = new Fact.Closed(WhyClosed.DELETED);
    database()
        .journal()
        .append("t", List.of(entry(1, OPENED), entry(2, bobSits), entry(3, closed)))
        .join();
    assertThat(database().listings().of("a1", 9)).isEmpty();
    assertThat(database().listings().of("b2", 9))
        .extracting(TableSummary::whyClosed)
        .containsExactly(WhyClosed.DELETED);
  }

  @Test
  default void aListHasPagesThatStayWhereTheyAreWhileTablesCome() {
    for (int i = 1; i <= 5; i++) {
      open("t" + i, 1_000L + i / 2, "attack", 2);
    }
    TableQuery query = TableQuery.listed(Stage.GATHERING, 2);
    TablePage first = database().listings().page(query);
    assertThat(first.tables()).extracting(TableSummary::id).containsExactly("t5", "t4");
    open("t6", 9_000, "attack", 2);
    TablePage second = database().listings().page(query.after(first.next()));
    assertThat(second.tables()).extracting(TableSummary::id).containsExactly("t3", "t2");
    TablePage last = database().listings().page(query.after(second.next()));
    assertThat(last.tables()).extracting(TableSummary::id).containsExactly("t1");
    assertThat(last.next()).isNull();
    assertThatThrownBy(() -> database().listings().page(query.after("nonsense")))
        .isInstanceOf(NumberFormatException.class);
  }

  @Test
  default void aListShowsTheTablesOfAGameWithSomeSeatsOfTheEditionsPlayed() {
    open("a2", 1, "attack", 2);
    open("a3", 2, "attack", 3);
    open("r3", 3, "rage", 3);
    TableQuery all = TableQuery.listed(Stage.GATHERING, 9);
    assertThat(ids(all.with("attack", null))).containsExactly("a3", "a2");
    assertThat(ids(all.with(null, 3))).containsExactly("r3", "a3");
    assertThat(ids(all.with("rage", 2))).isEmpty();
    assertThat(ids(TableQuery.of("a1", 9).with("rage", 3))).containsExactly("r3");
    assertThat(ids(all.playedUnder(Map.of("rage", 1, "attack", 2)))).containsExactly("r3");
  }

  private void open(String table, long at, String game, int players) {
    Fact fact = opening(game, players, true);
    database().journal().append(table, List.of(new Entry(1, at, "", fact))).join();
  }

  private List<String> ids(TableQuery query) {
    return database().listings().page(query).tables().stream().map(TableSummary::id).toList();
  }

  @Test
  default void tablesThatWaitForTheirStartAreCounted() {
    for (String table : List.of("one", "two", "three")) {
      database().journal().append(table, List.of(entry(1, OPENED))).join();
    }
    database().journal().append("two", List.of(entry(2, new Fact.Started()))).join();
    assertThat(database().listings().unstarted("a1")).isEqualTo(2);
    assertThat(database().listings().unstarted("b2")).isZero();
    assertThat(database().listings().unstarted(List.of("one", "two", "unknown")))
        .containsExactly("one");
    assertThat(database().listings().unstarted(List.of())).isEmpty();
  }
}
