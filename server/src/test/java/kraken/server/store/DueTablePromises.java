package kraken.server.store;

import static kraken.server.store.StoreTest.ATTACK;
import static kraken.server.store.StoreTest.OPENED;
import static kraken.server.store.StoreTest.draw;
import static kraken.server.store.StoreTest.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kraken.tables.Stage;
import kraken.tables.lists.TableSummary;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import org.junit.jupiter.api.Test;

/** What a store promises of tables at which something is due, or nothing has happened for long. */
interface DueTablePromises {

  /** The store of the test. */
  Database database();

  @Test
  default void ofThoseWhoWantATableThatIsDueOneGetsIt() {
    Journal journal = database().journal();
    journal.append("soon", List.of(entry(1, OPENED)), 100).join();
    journal.append("late", List.of(entry(1, OPENED)), 300).join();
    journal.append("never", List.of(entry(1, OPENED))).join();

    assertThat(journal.reserveDue(99, 1000, 9, ATTACK)).isEmpty();
    assertThat(journal.reserveDue(300, 1000, 9, ATTACK)).containsExactly("soon", "late");
    assertThat(journal.reserveDue(999, 2000, 9, ATTACK))
        .as("until then it is taken care of")
        .isEmpty();
    assertThat(journal.reserveDue(1000, 2000, 1, ATTACK)).hasSize(1);
  }

  @Test
  default void anEntrySaysWhenItsTableIsDueNextAndNobodyElseThen() {
    Journal journal = database().journal();
    journal.append("t", List.of(entry(1, OPENED)), 100).join();
    assertThat(journal.reserveDue(100, 1000, 9, ATTACK)).containsExactly("t");

    journal.append("t", List.of(draw(2)), 500).join();
    journal.correctDue("t", 1000, Journal.NEVER);
    assertThat(journal.reserveDue(499, 2000, 9, ATTACK)).isEmpty();
    assertThat(journal.reserveDue(500, 2000, 9, ATTACK)).containsExactly("t");

    journal.correctDue("t", 2000, Journal.NEVER);
    journal.append("other", List.of(entry(1, OPENED))).join();
    assertThat(journal.reserveDue(5000, 9000, 9, ATTACK)).isEmpty();
  }

  @Test
  default void whatIsDueIsReservedByServersThatPlayItsEdition() {
    Journal journal = database().journal();
    Fact second = ((Fact.Opened) OPENED).under(2, new TreeMap<>());
    journal.append("first", List.of(entry(1, OPENED)), 100).join();
    journal.append("second", List.of(entry(1, second)), 100).join();

    assertThat(journal.reserveDue(200, 1000, 9, Map.of())).isEmpty();
    assertThat(journal.reserveDue(200, 1000, 9, Map.of("rage", 1, "attack", 3))).isEmpty();
    assertThat(journal.reserveDue(200, 1000, 9, Map.of("rage", 1, "attack", 2)))
        .containsExactly("second");
    assertThat(journal.reserveDue(200, 1000, 9, ATTACK)).containsExactly("first");
    assertThat(database().listings().of("a1", 9))
        .extracting(TableSummary::edition)
        .containsExactlyInAnyOrder(1, 2);
  }

  @Test
  default void quietTablesAreFoundByStageUntilSomethingIsNotedOfThem() {
    Journal journal = database().journal();
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
}
