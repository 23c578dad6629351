package kraken.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import kraken.kit.Numbers;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.server.store.db.UnusableStoreException;
import kraken.server.store.journal.SqlJournal;
import kraken.server.store.lists.SqlListings;
import kraken.server.store.lists.SqlPersons;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.TimeControl;
import kraken.tables.WhyClosed;
import kraken.tables.lists.TablePage;
import kraken.tables.lists.TableQuery;
import kraken.tables.lists.TableSummary;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What SQLite and PostgreSQL stores both promise. */
abstract class StoreTest {

  private static final Person ANNE = new Person("a1", "Anne");
  static final Fact OPENED =
      new Fact.Opened(
          "attack",
          2,
          new TreeMap<>(),
          true,
          new TimeControl.None(),
          null,
          ANNE,
          "hash",
          null,
          null);

  private static final Map<String, Integer> ATTACK = Map.of("attack", 1);

  Database database;

  /** Opens the store of the test, the same one each time. */
  abstract Database opened() throws UnusableStoreException;

  @BeforeEach
  void open() throws UnusableStoreException {
    database = opened();
  }

  @AfterEach
  void close() {
    database.close();
  }

  static Entry entry(long number, Fact fact) {
    return new Entry(number, 1000 + number, "c" + number, fact);
  }

  static Entry draw(long number) {
    return entry(number, new Fact.Drawn(Numbers.of(6, 6), Numbers.of(3, 1)));
  }

  @Test
  void whatWasAppendedIsReadInOrder() {
    Journal journal = database.journal();
    List<Entry> entries =
        List.of(entry(1, OPENED), draw(2), entry(3, new Fact.Played(Seat.of(0), "{}")));

    journal.append("t", entries).join();
    journal.append("other", List.of(entry(1, OPENED))).join();

    assertThat(journal.read("t", 0)).isEqualTo(entries);
    assertThat(journal.read("t", 2)).isEqualTo(entries.subList(2, 3));
    assertThat(journal.read("unknown", 0)).isEmpty();
  }

  @Test
  void theSecondWriterOfANumberLosesAndLeavesNothing() {
    Journal journal = database.journal();
    journal.append("t", List.of(entry(1, OPENED), draw(2))).join();

    CompletableFuture<Void> second = journal.append("t", List.of(draw(2), draw(3)));

    assertThatThrownBy(second::join)
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(Journal.ConflictException.class);
    assertThat(journal.read("t", 0)).extracting(Entry::number).containsExactly(1L, 2L);
  }

  @Test
  void aNumberThatIsTakenInTheMiddleFailsAllOfItAndNothingIsRemembered() {
    Journal journal = database.journal();
    journal.append("t", List.of(entry(1, OPENED), draw(2))).join();

    assertThatThrownBy(journal.append("t", List.of(draw(3), draw(2)))::join)
        .isInstanceOf(CompletionException.class)
        .hasRootCauseMessage("a gap in the log of t");
    assertThat(journal.read("t", 0)).hasSize(2);
    journal.append("t", List.of(draw(3))).join();
    assertThat(journal.read("t", 2)).containsExactly(draw(3));
  }

  @Test
  void whatIsTakenIsTheNumberAndNotAllBeforeIt() {
    Journal journal = database.journal();
    journal.append("t", List.of(entry(1, OPENED), draw(4))).join();

    journal.append("t", List.of(draw(2))).join();
    assertThatThrownBy(journal.append("t", List.of(draw(3), draw(4)))::join)
        .hasRootCauseMessage("a gap in the log of t");
    assertThatThrownBy(journal.append("t", List.of(draw(4)))::join)
        .hasCauseInstanceOf(Journal.ConflictException.class);
    assertThat(journal.read("t", 0)).extracting(Entry::number).containsExactly(1L, 2L, 4L);
  }

  @Test
  void manyTablesShareCommitsAndNoneLosesAnything() {
    Journal journal = database.journal();
    List<CompletableFuture<Void>> appends = new ArrayList<>();
    for (int number = 1; number <= 20; number++) {
      for (int table = 0; table < 50; table++) {
        appends.add(journal.append("t" + table, List.of(draw(number))));
      }
    }
    appends.forEach(CompletableFuture::join);

    for (int table = 0; table < 50; table++) {
      assertThat(journal.read("t" + table, 0)).hasSize(20);
    }
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
  void secretsAreKeptApart() {
    Journal journal = database.journal();
    journal.keepSecret("t", "s3cret").join();

    assertThat(journal.secret("t")).isEqualTo("s3cret");
  }

  @Test
  void whoLeavesForGoodIsNamedNowhereAndNothingElseChanges() {
    Journal journal = database.journal();
    Person bob = new Person("b2", "Bob");
    List<Entry> entries =
        List.of(
            entry(1, OPENED),
            entry(2, new Fact.Seated(Seat.of(0), new Sitter.Human(ANNE))),
            entry(3, new Fact.Seated(Seat.of(1), new Sitter.Human(bob))),
            entry(4, new Fact.Said(ANNE, Seat.of(0), new Saying.Words("ahoy"))),
            entry(5, new Fact.Said(bob, null, new Saying.Words("ahoy, Anne"))),
            entry(6, new Fact.Started()),
            draw(7));
    journal.append("t", entries).join();
    assertThat(database.persons().tables("a1")).containsExactly("t");

    journal.append("t", List.of(entry(8, new Fact.Left("a1")))).join();

    List<Entry> log = journal.read("t", 0);
    assertThat(log).extracting(Entry::number).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L);
    assertThat(log.get(1).fact())
        .isEqualTo(new Fact.Seated(Seat.of(0), new Sitter.Human(ANNE.forgotten())));
    assertThat(log.get(3).fact())
        .isEqualTo(new Fact.Said(ANNE.forgotten(), Seat.of(0), Saying.NOTHING));
    assertThat(((Fact.Opened) log.getFirst().fact()).host()).isEqualTo(ANNE.forgotten());
    assertThat(List.of(log.get(2), log.get(4), log.get(5), log.get(6)))
        .isEqualTo(List.of(entries.get(2), entries.get(4), entries.get(5), entries.get(6)));
    assertThat(database.listings().listed(Stage.PLAYING, 9).getFirst().seats())
        .containsExactly(new Sitter.Human(ANNE.forgotten()), new Sitter.Human(bob));
    assertThat(database.listings().of("a1", 9)).isEmpty();
    assertThat(database.persons().tables("a1")).isEmpty();
    assertThat(database.persons().tables("b2")).containsExactly("t");
  }

  @Test
  void whoHeldASeatForAMomentOnlyIsFoundInTheLogAndNotAtTheTable() {
    Sitter bob = new Sitter.Human(new Person("b2", "Bob"));
    List<Entry> entries =
        List.of(
            entry(1, OPENED),
            entry(2, new Fact.Seated(Seat.of(0), new Sitter.Human(ANNE))),
            entry(3, new Fact.Seated(Seat.of(1), bob)),
            entry(4, new Fact.Seated(Seat.of(1), new Sitter.Machine("medium"))));
    database.journal().append("t", entries).join();

    assertThat(database.listings().listed(Stage.GATHERING, 9).getFirst().seats())
        .containsExactly(new Sitter.Human(ANNE), new Sitter.Machine("medium"));
    assertThat(database.persons().tables("b2")).containsExactly("t");
  }

  @Test
  void aTableThatItsHostHasLeftBeforeTheStartIsNotOfferedAnyMore() {
    database.journal().append("t", List.of(entry(1, OPENED))).join();
    assertThat(database.listings().listed(Stage.GATHERING, 9)).hasSize(1);

    database.journal().append("t", List.of(entry(2, new Fact.Left("a1")))).join();
    assertThat(database.listings().listed(Stage.GATHERING, 9)).isEmpty();
  }

  @Test
  void aPersonCanBeForgotten() {
    database.persons().save(ANNE).join();
    assertThat(database.persons().find("a1")).contains(ANNE);

    database.persons().forget("a1").join();
    assertThat(database.persons().find("a1")).isEmpty();
  }

  @Test
  void listsFollowTheLog() {
    Journal journal = database.journal();
    SqlListings listings = database.listings();
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
  void ofThoseWhoWantATableThatIsDueOneGetsIt() {
    Journal journal = database.journal();
    journal.append("soon", List.of(entry(1, OPENED)), 100).join();
    journal.append("late", List.of(entry(1, OPENED)), 300).join();
    journal.append("never", List.of(entry(1, OPENED))).join();

    assertThat(journal.claimDue(99, 1000, 9, ATTACK)).isEmpty();
    assertThat(journal.claimDue(300, 1000, 9, ATTACK)).containsExactly("soon", "late");
    assertThat(journal.claimDue(999, 2000, 9, ATTACK))
        .as("until then it is taken care of")
        .isEmpty();
    assertThat(journal.claimDue(1000, 2000, 1, ATTACK)).hasSize(1);
  }

  @Test
  void anEntrySaysWhenItsTableIsDueNextAndNobodyElseThen() {
    Journal journal = database.journal();
    journal.append("t", List.of(entry(1, OPENED)), 100).join();
    assertThat(journal.claimDue(100, 1000, 9, ATTACK)).containsExactly("t");

    journal.append("t", List.of(draw(2)), 500).join();
    journal.correctDue("t", 1000, Journal.NEVER);
    assertThat(journal.claimDue(499, 2000, 9, ATTACK)).isEmpty();
    assertThat(journal.claimDue(500, 2000, 9, ATTACK)).containsExactly("t");

    journal.correctDue("t", 2000, Journal.NEVER);
    journal.append("other", List.of(entry(1, OPENED))).join();
    assertThat(journal.claimDue(5000, 9000, 9, ATTACK)).isEmpty();
  }

  @Test
  void whatIsDueIsClaimedByServersThatPlayItsEdition() {
    Journal journal = database.journal();
    Fact second = ((Fact.Opened) OPENED).under(2, new TreeMap<>());
    journal.append("first", List.of(entry(1, OPENED)), 100).join();
    journal.append("second", List.of(entry(1, second)), 100).join();

    assertThat(journal.claimDue(200, 1000, 9, Map.of())).isEmpty();
    assertThat(journal.claimDue(200, 1000, 9, Map.of("rage", 1, "attack", 3))).isEmpty();
    assertThat(journal.claimDue(200, 1000, 9, Map.of("rage", 1, "attack", 2)))
        .containsExactly("second");
    assertThat(journal.claimDue(200, 1000, 9, ATTACK)).containsExactly("first");
    assertThat(database.listings().of("a1", 9))
        .extracting(TableSummary::edition)
        .containsExactlyInAnyOrder(1, 2);
  }

  @Test
  void howAGameEndedIsKeptWithItsEnd() {
    Journal journal = database.journal();
    Outcome won = new Outcome.Crew(2, true, "hit");
    journal.append("t", List.of(entry(1, OPENED)), 100).join();
    assertThat(journal.outcome("t")).isEmpty();

    journal.appendEnd("t", List.of(entry(2, new Fact.Ended("s3cret"))), won).join();

    assertThat(journal.outcome("t")).contains(won);
    assertThat(database.listings().listed(Stage.OVER, 9))
        .extracting(TableSummary::outcome)
        .containsExactly(won);
    assertThat(journal.claimDue(200, 1000, 9, ATTACK)).isEmpty();
  }

  @Test
  void privateTablesAreInNobodyElsesList() {
    Fact hidden =
        new Fact.Opened(
            "attack",
            2,
            new TreeMap<>(),
            false,
            new TimeControl.None(),
            null,
            ANNE,
            "hash",
            null,
            null);
    database.journal().append("t", List.of(entry(1, hidden))).join();

    assertThat(database.listings().listed(Stage.GATHERING, 9)).isEmpty();
    assertThat(database.listings().of("a1", 9)).hasSize(1);
  }

  @Test
  void personsAreRememberedAndRenamed() {
    SqlPersons persons = database.persons();
    assertThat(persons.find("a1")).isEmpty();

    persons.save(ANNE).join();
    persons.save(new Person("a1", "Ann")).join();

    assertThat(persons.find("a1")).contains(new Person("a1", "Ann"));
    persons.save(new Person("a1", "Ann", 0)).join();
    assertThat(persons.all()).containsExactly(new Person("a1", "Ann", 0));
  }

  @Test
  void quietTablesAreFoundByStageUntilSomethingIsNotedOfThem() {
    Journal journal = database.journal();
    journal.append("old", List.of(entry(1, OPENED))).join();
    journal.append("new", List.of(new Entry(1, 5_000, "", OPENED))).join();
    journal.append("on", List.of(entry(1, OPENED), entry(2, new Fact.Started()))).join();
    assertThat(journal.quiet(Stage.GATHERING, 1_001, 9)).isEmpty();
    assertThat(journal.quiet(Stage.GATHERING, 1_002, 9)).containsExactly("old");
    assertThat(journal.quiet(Stage.GATHERING, 9_000, 9)).containsExactly("old", "new");
    assertThat(journal.quiet(Stage.GATHERING, 9_000, 1)).containsExactly("old");
    assertThat(journal.quiet(Stage.PLAYING, 1_003, 9)).containsExactly("on");
    journal.noteActive("old", 8_000);
    journal.append("later", List.of(draw(1))).join(); // the writer has done what came before
    assertThat(journal.quiet(Stage.GATHERING, 9_000, 9)).containsExactly("new", "old");
    assertThat(journal.quiet(Stage.GATHERING, 8_000, 9)).containsExactly("new");
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

  @Test
  void whatAHostHasDeletedIsShownToTheOthersAlone() {
    Fact bobSits = new Fact.Seated(Seat.of(1), new Sitter.Human(new Person("b2", "Bob")));
    Fact closed = new Fact.Closed(WhyClosed.DELETED);
    database
        .journal()
        .append("t", List.of(entry(1, OPENED), entry(2, bobSits), entry(3, closed)))
        .join();
    assertThat(database.listings().of("a1", 9)).isEmpty();
    assertThat(database.listings().of("b2", 9))
        .extracting(TableSummary::whyClosed)
        .containsExactly(WhyClosed.DELETED);
  }

  @Test
  void aListHasPagesThatStayWhereTheyAreWhileTablesCome() {
    for (int i = 1; i <= 5; i++) {
      opened("t" + i, 1_000L + i / 2, "attack", 2);
    }
    TableQuery query = TableQuery.listed(Stage.GATHERING, 2);
    TablePage first = database.listings().page(query);
    assertThat(first.tables()).extracting(TableSummary::id).containsExactly("t5", "t4");
    opened("t6", 9_000, "attack", 2);
    TablePage second = database.listings().page(query.after(first.next()));
    assertThat(second.tables()).extracting(TableSummary::id).containsExactly("t3", "t2");
    TablePage last = database.listings().page(query.after(second.next()));
    assertThat(last.tables()).extracting(TableSummary::id).containsExactly("t1");
    assertThat(last.next()).isNull();
    assertThatThrownBy(() -> database.listings().page(query.after("nonsense")))
        .isInstanceOf(NumberFormatException.class);
  }

  @Test
  void aListShowsTheTablesOfAGameWithSomeSeatsOfTheEditionsPlayed() {
    opened("a2", 1, "attack", 2);
    opened("a3", 2, "attack", 3);
    opened("r3", 3, "rage", 3);
    TableQuery all = TableQuery.listed(Stage.GATHERING, 9);
    assertThat(ids(all.with("attack", null))).containsExactly("a3", "a2");
    assertThat(ids(all.with(null, 3))).containsExactly("r3", "a3");
    assertThat(ids(all.with("rage", 2))).isEmpty();
    assertThat(ids(TableQuery.of("a1", 9).with("rage", 3))).containsExactly("r3");
    assertThat(ids(all.playedUnder(Map.of("rage", 1, "attack", 2)))).containsExactly("r3");
  }

  private void opened(String table, long at, String game, int players) {
    Fact fact =
        new Fact.Opened(
            game,
            players,
            new TreeMap<>(),
            true,
            new TimeControl.None(),
            null,
            ANNE,
            "hash",
            null,
            null);
    database.journal().append(table, List.of(new Entry(1, at, "", fact))).join();
  }

  private List<String> ids(TableQuery query) {
    return database.listings().page(query).tables().stream().map(TableSummary::id).toList();
  }

  @Test
  void tablesThatWaitForTheirStartAreCounted() {
    for (String table : List.of("one", "two", "three")) {
      database.journal().append(table, List.of(entry(1, OPENED))).join();
    }
    database.journal().append("two", List.of(entry(2, new Fact.Started()))).join();
    assertThat(database.listings().unstarted("a1")).isEqualTo(2);
    assertThat(database.listings().unstarted("b2")).isZero();
    assertThat(database.listings().unstarted(List.of("one", "two", "unknown")))
        .containsExactly("one");
    assertThat(database.listings().unstarted(List.of())).isEmpty();
  }
}
