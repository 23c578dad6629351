package kraken.tables.tell;

import static kraken.tables.SampleTable.BEN;
import static kraken.tables.SampleTable.CARA;
import static kraken.tables.SampleTable.FIRST;
import static kraken.tables.SampleTable.SECOND;
import static kraken.tables.SampleTable.played;
import static kraken.tables.SampleTable.sits;
import static kraken.tables.SampleTable.timedOut;
import static kraken.tables.SampleTable.words;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.tables.SampleTable;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Each viewer is told of new entries what the viewer may know, and nothing else. */
class NewsTest {

  private static final String WATCHER = "cara";

  /** What this person is told of the entries after that number. */
  private static Optional<Message> told(SampleTable sample, long after, @Nullable String person) {
    return News.of(
        sample.entriesAfter(after), sample.table(), Perspective.of(sample.table(), person), null);
  }

  private static Message.Step step(SampleTable sample, long after, @Nullable String person) {
    return (Message.Step) told(sample, after, person).orElseThrow();
  }

  @Test
  void whoSitsDownIsToldToAll() {
    SampleTable sample = SampleTable.opened().with(sits(SECOND, BEN));
    Message.Step step = step(sample, 1, WATCHER);
    assertThat(step.happenings()).hasOnlyElementsOfType(Happening.SeatChanged.class).hasSize(1);
    assertThat(step.play()).as("there is no game yet").isNull();
  }

  @Test
  void ofSeveralEntriesOneMessageIsMadeWithTheNumberOfTheLast() {
    SampleTable sample = SampleTable.opened();
    long before = sample.number();
    sample.with(sits(SECOND, BEN), words(CARA, "ahoy"));
    Message.Step step = step(sample, before, WATCHER);
    assertThat(step.happenings()).hasSize(2);
    assertThat(step.number()).isEqualTo(sample.number());
  }

  @Test
  void wordsAreToldWithoutTheGame() {
    SampleTable sample = SampleTable.bidden();
    long before = sample.number();
    sample.with(words(CARA, "ahoy"));
    Message.Step step = step(sample, before, "anne");
    assertThat(step.happenings()).hasOnlyElementsOfType(Happening.Spoke.class);
    assertThat(step.play()).isNull();
  }

  @Test
  void aMoveIsToldAsItsEventWithTheGameAfterIt() {
    SampleTable sample = SampleTable.bidden();
    long before = sample.number();
    sample.with(played(FIRST, new Move.Mark(1)));
    for (String person : List.of("anne", "ben", WATCHER)) {
      Message.Step step = step(sample, before, person);
      assertThat(step.happenings()).hasOnlyElementsOfType(Happening.InGame.class).hasSize(1);
      assertThat(step.play()).isNotNull();
    }
  }

  @Test
  void anEventIsToldToItsAudienceOnly() {
    SampleTable sample = SampleTable.seated();
    long before = sample.number();
    sample.with(new Fact.Started());
    assertThat(seatsThatHear(step(sample, before, "anne"))).containsExactly(Seats.of(FIRST));
    assertThat(seatsThatHear(step(sample, before, "ben"))).containsExactly(Seats.of(SECOND));
    assertThat(seatsThatHear(step(sample, before, WATCHER))).isEmpty();
  }

  private static List<Seats> seatsThatHear(Message.Step step) {
    return step.happenings().stream()
        .filter(Happening.InGame.class::isInstance)
        .map(happening -> ((Happening.InGame) happening).eyes())
        .toList();
  }

  @Test
  void anAnswerInSecretIsToldToItsOwnSeatOnly() {
    SampleTable sample = SampleTable.dealt();
    long before = sample.number();
    sample.with(played(FIRST, new Move.Bid(1)));
    assertThat(told(sample, before, "anne")).isPresent();
    assertThat(told(sample, before, "ben")).isEmpty();
    assertThat(told(sample, before, null)).isEmpty();
  }

  @Test
  void numbersLeaveOutTheAnswersThatAreSecret() {
    SampleTable sample = SampleTable.dealt();
    long before = sample.number();
    sample.with(played(FIRST, new Move.Bid(1)), words(CARA, "well?"));
    assertThat(step(sample, before, "anne").number()).isEqualTo(before + 2);
    assertThat(step(sample, before, "ben").number()).isEqualTo(before + 1);
  }

  @Test
  void whoseTimeWasUpIsToldToAllWhereOneWasAsked() {
    SampleTable sample = SampleTable.bidden();
    long before = sample.number();
    sample.with(timedOut(FIRST, new Move.Mark(1)));
    assertThat(step(sample, before, WATCHER).happenings()).contains(ranOutOfTime(FIRST));
  }

  @Test
  void whoseTimeWasUpIsToldToItsOwnSeatOnlyWhereSeveralWereAsked() {
    SampleTable sample = SampleTable.dealt().with(played(FIRST, new Move.Bid(1)));
    long before = sample.number();
    sample.with(timedOut(SECOND, new Move.Bid(2)));
    assertThat(step(sample, before, "ben").happenings()).contains(ranOutOfTime(SECOND));
    assertThat(step(sample, before, "anne").happenings()).doesNotContain(ranOutOfTime(SECOND));
    assertThat(step(sample, before, null).happenings()).doesNotContain(ranOutOfTime(SECOND));
  }

  private static Happening ranOutOfTime(Seat seat) {
    return new Happening.RanOutOfTime(seat);
  }

  @Test
  void theEndIsToldWithTheLuckAndTheGameAsItEnded() {
    SampleTable sample = SampleTable.bidden().with(played(FIRST, new Move.Done()));
    long before = sample.number();
    sample.with(played(SECOND, new Move.Done()));
    Message.Step step = step(sample, before, WATCHER);
    assertThat(step.happenings()).last().isInstanceOf(Happening.Finished.class);
    assertThat(step.play()).isNotNull();
  }
}
