package kraken.server.store;

import static kraken.server.store.StoreTest.ANNE;
import static kraken.server.store.StoreTest.OPENED;
import static kraken.server.store.StoreTest.draw;
import static kraken.server.store.StoreTest.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.kit.Seat;
import kraken.server.store.lists.SqlPersons;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import org.junit.jupiter.api.Test;

/** What a store promises of persons, and of those who want to be forgotten. */
interface PersonPromises {

  /** The store of the test. */
  Database database();

  @Test
  default void whoLeavesForGoodIsNamedNowhereAndNothingElseChanges() {
    Journal journal = database().journal();
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
    assertThat(database().persons().tables("a1")).containsExactly("t");

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
    assertThat(database().listings().listed(Stage.PLAYING, 9).getFirst().seats())
        .containsExactly(new Sitter.Human(ANNE.forgotten()), new Sitter.Human(bob));
    assertThat(database().listings().of("a1", 9)).isEmpty();
    assertThat(database().persons().tables("a1")).isEmpty();
    assertThat(database().persons().tables("b2")).containsExactly("t");
  }

  @Test
  default void whoHeldASeatForAMomentOnlyIsFoundInTheLogAndNotAtTheTable() {
    Sitter bob = new Sitter.Human(new Person("b2", "Bob"));
    List<Entry> entries =
        List.of(
            entry(1, OPENED),
            entry(2, new Fact.Seated(Seat.of(0), new Sitter.Human(ANNE))),
            entry(3, new Fact.Seated(Seat.of(1), bob)),
            entry(4, new Fact.Seated(Seat.of(1), new Sitter.Machine("medium"))));
    database().journal().append("t", entries).join();

    assertThat(database().listings().listed(Stage.GATHERING, 9).getFirst().seats())
        .containsExactly(new Sitter.Human(ANNE), new Sitter.Machine("medium"));
    assertThat(database().persons().tables("b2")).containsExactly("t");
  }

  @Test
  default void aPersonCanBeForgotten() {
    database().persons().save(ANNE).join();
    assertThat(database().persons().find("a1")).contains(ANNE);

    database().persons().forget("a1").join();
    assertThat(database().persons().find("a1")).isEmpty();
  }

  @Test
  default void personsAreRememberedAndRenamed() {
    SqlPersons persons = database().persons();
    assertThat(persons.find("a1")).isEmpty();

    persons.save(ANNE).join();
    persons.save(new Person("a1", "Ann")).join();

    assertThat(persons.find("a1")).contains(new Person("a1", "Ann"));
    persons.save(new Person("a1", "Ann", 0)).join();
    assertThat(persons.all()).containsExactly(new Person("a1", "Ann", 0));
  }
}
