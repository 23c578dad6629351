package kraken.tables.tell;

import static kraken.tables.SampleTable.ANNE;
import static kraken.tables.SampleTable.BEN;
import static kraken.tables.SampleTable.CARA;
import static kraken.tables.SampleTable.FIRST;
import static kraken.tables.SampleTable.SECOND;
import static kraken.tables.SampleTable.played;
import static kraken.tables.SampleTable.words;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kraken.tables.Person;
import kraken.tables.SampleTable;
import kraken.tables.Sitter;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import kraken.tables.told.Message;
import org.junit.jupiter.api.Test;

/** A viewer who reconnects gets the shortest first message that is enough. */
class CatchUpTest {

  private static final int STEPS = 3;

  private final SampleTable sample = SampleTable.bidden();
  private final long before = sample.number();

  private Optional<Message> told(Person viewer, long after) {
    return CatchUp.of(sample.table(), sample.appliedEntries(), viewer, after);
  }

  private void isWhole(Optional<Message> message) {
    assertThat(message)
        .get()
        .isInstanceOfSatisfying(
            Message.Whole.class,
            whole -> assertThat(whole.table().number()).isEqualTo(sample.number()));
  }

  @Test
  void whoHasMissedNothingIsToldNothing() {
    assertThat(told(ANNE, before)).isEmpty();
  }

  @Test
  void whoHasMissedALittleIsToldThatAsOneStep() {
    sample.with(words(CARA, "one"), words(CARA, "two"), played(FIRST, new Move.Mark(1)));
    assertThat(told(ANNE, before))
        .get()
        .isInstanceOfSatisfying(
            Message.Step.class,
            step -> {
              assertThat(step.happenings()).hasSize(STEPS);
              assertThat(step.number()).isEqualTo(sample.number());
            });
  }

  @Test
  void whoHasMissedMoreThanIsRememberedIsToldTheWhole() {
    sample.with(words(CARA, "one"), words(CARA, "two"));
    isWhole(CatchUp.of(sample.table(), sample.entriesAfter(before + 1), ANNE, before));
    isWhole(CatchUp.of(sample.table(), sample.entriesAfter(sample.number()), ANNE, before));
  }

  @Test
  void whoComesForTheFirstTimeIsToldTheWhole() {
    isWhole(told(CARA, -1));
  }

  @Test
  void whoKnowsMoreThanThereIsIsToldTheWhole() {
    isWhole(told(ANNE, before + 7));
  }

  @Test
  void whoWasLastToldSomethingWhileAnswersWereSecretIsToldTheWhole() {
    SampleTable secret = SampleTable.dealt().with(played(FIRST, new Move.Bid(1)));
    secret.with(words(CARA, "well?"));
    long during = secret.number();
    secret.with(played(SECOND, new Move.Bid(2)));
    assertThat(CatchUp.of(secret.table(), secret.appliedEntries(), BEN, during))
        .get()
        .isInstanceOf(Message.Whole.class);
  }

  @Test
  void whoMissedThatASeatWasHandedOverIsToldTheWhole() {
    sample.with(new Fact.HandedOver(FIRST, new Sitter.Human(CARA)), words(CARA, "mine"));
    isWhole(told(CARA, before));
    isWhole(told(BEN, before));
  }

  @Test
  void whoMayNotKnowOfWhatCameIsToldNothing() {
    SampleTable secret = SampleTable.dealt();
    long known = secret.number();
    secret.with(played(FIRST, new Move.Bid(1)));
    assertThat(CatchUp.of(secret.table(), secret.appliedEntries(), BEN, known)).isEmpty();
  }
}
