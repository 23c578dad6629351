package kraken.tables.fold;

import static kraken.tables.SampleTable.ANNE;
import static kraken.tables.SampleTable.BEN;
import static kraken.tables.SampleTable.CARA;
import static kraken.tables.SampleTable.FIRST;
import static kraken.tables.SampleTable.SECOND;
import static kraken.tables.SampleTable.SECRET;
import static kraken.tables.SampleTable.played;
import static kraken.tables.SampleTable.sits;
import static kraken.tables.SampleTable.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import kraken.kit.Turn;
import kraken.tables.SampleTable;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.model.BrokenLogException;
import kraken.tables.model.Progress;
import kraken.tables.model.Table;
import org.junit.jupiter.api.Test;

/** What each kind of entry does to a table, and which entries break a log. */
class FoldTest {

  private static void breaks(SampleTable sample, Fact fact, String sentence) {
    breaks(sample, sample.next(fact), sentence);
  }

  private static void breaks(SampleTable sample, Entry entry, String sentence) {
    assertThatExceptionOfType(BrokenLogException.class)
        .isThrownBy(() -> Fold.step(sample.table(), entry))
        .satisfies(broken -> {
          assertThat(broken.number()).isEqualTo(entry.number());
          assertThat(broken.sentence()).isEqualTo(sentence);
        });
  }

  @Test
  void aTableIsAValue() {
    SampleTable sample = SampleTable.opened();
    Table before = sample.table();
    Table after = Fold.step(before, sample.next(sits(FIRST, BEN))).table();
    assertThat(before.crew().at(FIRST)).isEqualTo(new Sitter.Nobody());
    assertThat(after.crew().at(FIRST)).isEqualTo(new Sitter.Human(BEN));
    assertThat(after.number()).isEqualTo(before.number() + 1);
  }

  @Test
  void entriesAreNumberedInOrder() {
    SampleTable sample = SampleTable.opened();
    String sentence = "The entries are not numbered in order.";
    breaks(sample, new Entry(3, 0, "", sits(FIRST, BEN)), sentence);
    breaks(sample, new Entry(1, 0, "", sits(FIRST, BEN)), sentence);
  }

  @Test
  void aTableIsOpenedOnlyOnce() {
    SampleTable sample = SampleTable.opened();
    breaks(sample, sample.table().terms().opened(), "A table is opened only once.");
  }

  @Test
  void seatsAreTakenBeforeTheStart() {
    breaks(SampleTable.dealt(), sits(FIRST, CARA), "Seats are taken before the start.");
  }

  @Test
  void noncesAreGivenBeforeTheStart() {
    Fact nonce = new Fact.NonceGiven("anne", "f".repeat(32));
    assertThat(SampleTable.seated().with(nonce).table().crew().nonces())
        .containsEntry("anne", "f".repeat(32));
    breaks(SampleTable.dealt(), nonce, "Nonces are given before the start.");
  }

  @Test
  void aGameStartsOnceAndWithEverySeatTaken() {
    breaks(SampleTable.opened(), new Fact.Started(), "A game starts when every seat is taken.");
    breaks(SampleTable.dealt(), new Fact.Started(), "A game starts only once.");
  }

  @Test
  void afterTheStartTheGameAsksForWhatItNeeds() {
    SampleTable sample = SampleTable.seated();
    Table started = Fold.step(sample.table(), sample.next(new Fact.Started())).table();
    assertThat(started.stage()).isEqualTo(Stage.PLAYING);
    assertThat(started.game().orElseThrow().turn()).isInstanceOf(Turn.Sea.class);
    assertThat(SampleTable.dealt().table().game().orElseThrow().turn())
        .isInstanceOf(Turn.Together.class);
  }

  @Test
  void aMoveThatTheRulesForbidBreaksTheLog() {
    SampleTable sample = SampleTable.bidden();
    breaks(
        sample,
        played(SECOND, new Move.Done()),
        "The rules do not allow the move {\"type\":\"Done\"}.");
    breaks(SampleTable.seated(), played(FIRST, new Move.Done()), "No game is running.");
  }

  @Test
  void anAnswerInSecretIsHiddenFromTheOthersUntilTheLastOne() {
    SampleTable sample = SampleTable.dealt().with(played(FIRST, new Move.Bid(1)));
    assertThat(sample.appliedEntries().getLast().inSecret()).isTrue();
    assertThat(sample.appliedEntries().getLast().secretAnswersPending()).isTrue();
    assertThat(sample.table().hiddenFrom("ben")).containsExactly(sample.number());
    assertThat(sample.table().hiddenFrom(null)).containsExactly(sample.number());
    assertThat(sample.table().hiddenFrom("anne")).isEmpty();

    sample.with(played(SECOND, new Move.Bid(2)));
    assertThat(sample.appliedEntries().getLast().inSecret()).isFalse();
    assertThat(sample.table().hiddenFrom("ben")).isEmpty();
  }

  @Test
  void wordsAreRememberedAndLeaveTheGameAsItIs() {
    SampleTable sample = SampleTable.bidden();
    Progress before = sample.table().game().orElseThrow();
    sample.with(words(BEN, "ahoy"));
    assertThat(sample.table().said()).extracting(Entry::fact).containsExactly(words(BEN, "ahoy"));
    assertThat(sample.table().game()).containsSame(before);
    assertThat(sample.appliedEntries().getLast().changesPlay()).isFalse();
  }

  @Test
  void aClaimFromASeatBecomesPartOfTheGame() {
    Fact claim = new Fact.Said(BEN, SECOND, new Saying.Claim("saw", List.of("low")));
    SampleTable sample = SampleTable.bidden().with(claim);
    assertThat(sample.appliedEntries().getLast().changesPlay()).isTrue();
    Fact unknown = new Fact.Said(BEN, SECOND, new Saying.Claim("saw", List.of("blue")));
    breaks(sample, unknown, "That may not be claimed here and now.");
  }

  @Test
  void aSeatIsHandedOverWhileAGameRuns() {
    Fact over = new Fact.HandedOver(FIRST, new Sitter.Human(CARA));
    assertThat(SampleTable.bidden().with(over).table().crew().at(FIRST))
        .isEqualTo(new Sitter.Human(CARA));
    breaks(SampleTable.seated(), over, "Seats are handed over during the game.");
  }

  @Test
  void aMoveThatShowedNothingIsTakenBackToThePositionBefore() {
    SampleTable sample = SampleTable.bidden();
    long before = sample.number();
    sample.with(played(FIRST, new Move.Mark(1)), new Fact.TakenBack(FIRST, before));
    assertThat(sample.appliedEntries().getLast().changesPlay()).isTrue();
    breaks(sample, new Fact.TakenBack(SECOND, before), "That cannot be taken back.");
  }

  @Test
  void theGameEndsWhenItIsOverAndShowsTheSecretOfItsLuck() {
    assertThat(SampleTable.over().table().stage()).isEqualTo(Stage.OVER);
    assertThat(SampleTable.over().appliedEntries().getLast().entry().fact())
        .isEqualTo(new Fact.Ended(SECRET.hex()));
    breaks(SampleTable.bidden(), new Fact.Ended(SECRET.hex()), "The game is not over.");
  }

  @Test
  void thereIsOneRematchAfterTheEnd() {
    Fact rematch = new Fact.Rematched("next");
    breaks(SampleTable.bidden(), rematch, "There is a rematch only after the end.");
    SampleTable sample = SampleTable.over().with(rematch);
    assertThat(sample.table().rematch()).isEqualTo("next");
    breaks(sample, rematch, "There is a rematch already.");
  }

  @Test
  void whoLeavesIsRememberedAsGone() {
    SampleTable sample = SampleTable.opened().with(new Fact.Left(ANNE.id()));
    assertThat(sample.table().crew().leftForGood()).containsExactly(ANNE.id());
  }
}
