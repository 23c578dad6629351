package kraken.server.store;

import static kraken.server.store.StoreTest.ATTACK;
import static kraken.server.store.StoreTest.OPENED;
import static kraken.server.store.StoreTest.draw;
import static kraken.server.store.StoreTest.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.tables.Stage;
import kraken.tables.lists.TableSummary;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import org.junit.jupiter.api.Test;

/** What a store promises of logs. */
interface JournalPromises {

  /** The store of the test. */
  Database database();

  @Test
  default void whatWasAppendedIsReadInOrder() {
    Journal journal = database().journal();
    List<Entry> entries =
        List.of(entry(1, OPENED), draw(2), entry(3, new Fact.Played(Seat.of(0), "{}")));

    journal.append("t", entries).join();
    journal.append("other", List.of(entry(1, OPENED))).join();

    assertThat(journal.read("t", 0)).isEqualTo(entries);
    assertThat(journal.read("t", 2)).isEqualTo(entries.subList(2, 3));
    assertThat(journal.read("unknown", 0)).isEmpty();
  }

  @Test
  default void theSecondWriterOfANumberLosesAndLeavesNothing() {
    Journal journal = database().journal();
    journal.append("t", List.of(entry(1, OPENED), draw(2))).join();

    CompletableFuture<Void> second = journal.append("t", List.of(draw(2), draw(3)));

    assertThatThrownBy(second::join)
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(Journal.ConflictException.class);
    assertThat(journal.read("t", 0)).extracting(Entry::number).containsExactly(1L, 2L);
  }

  @Test
  default void aNumberThatIsTakenInTheMiddleFailsAllOfItAndNothingIsRemembered() {
    Journal journal = database().journal();
    journal.append("t", List.of(entry(1, OPENED), draw(2))).join();

    assertThatThrownBy(journal.append("t", List.of(draw(3), draw(2)))::join)
        .isInstanceOf(CompletionException.class)
        .hasRootCauseMessage("a gap in the log of t");
    assertThat(journal.read("t", 0)).hasSize(2);
    journal.append("t", List.of(draw(3))).join();
    assertThat(journal.read("t", 2)).containsExactly(draw(3));
  }

  @Test
  default void whatIsTakenIsTheNumberAndNotAllBeforeIt() {
    Journal journal = database().journal();
    journal.append("t", List.of(entry(1, OPENED), draw(4))).join();

    journal.append("t", List.of(draw(2))).join();
    assertThatThrownBy(journal.append("t", List.of(draw(3), draw(4)))::join)
        .hasRootCauseMessage("a gap in the log of t");
    assertThatThrownBy(journal.append("t", List.of(draw(4)))::join)
        .hasCauseInstanceOf(Journal.ConflictException.class);
    assertThat(journal.read("t", 0)).extracting(Entry::number).containsExactly(1L, 2L, 4L);
  }

  @Test
  default void manyTablesShareCommitsAndNoneLosesAnything() {
    Journal journal = database().journal();
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
  default void secretsAreKeptApart() {
    Journal journal = database().journal();
    journal.keepSecret("t", "s3cret").join();

    assertThat(journal.secret("t")).isEqualTo("s3cret");
  }

  @Test
  default void howAGameEndedIsKeptWithItsEnd() {
    Journal journal = database().journal();
    Outcome won = new Outcome.Crew(2, true, "hit");
    journal.append("t", List.of(entry(1, OPENED)), 100).join();
    assertThat(journal.outcome("t")).isEmpty();

    journal.appendEnd("t", List.of(entry(2, new Fact.Ended("s3cret"))), won).join();

    assertThat(journal.outcome("t")).contains(won);
    assertThat(database().listings().listed(Stage.OVER, 9))
        .extracting(TableSummary::outcome)
        .containsExactly(won);
    assertThat(journal.reserveDue(200, 1000, 9, ATTACK)).isEmpty();
  }
}
