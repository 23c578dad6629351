package kraken.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TurnTest {

  private static final Seats ALL = Seats.all(3);
  private static final Seat ANSWERED = Seat.of(1);
  private static final Turn.Together VOTE = new Turn.Together(ALL, ALL.without(ANSWERED), false);

  @Test
  void whoHasAnsweredInSecretIsToldToNobodyElse() {
    Turn untouched = new Turn.Together(ALL, ALL, false);
    assertThat(VOTE.toldTo(Seat.of(0))).isEqualTo(untouched);
    assertThat(VOTE.toldTo(Viewer.WATCHER)).isEqualTo(untouched);
  }

  @Test
  void aSeatKnowsThatItHasAnsweredItself() {
    assertThat(VOTE.toldTo(ANSWERED)).isEqualTo(VOTE);
  }

  @Test
  void aSeatThatWasNotAskedLearnsNothing() {
    Turn.Together vote = new Turn.Together(Seats.of(Seat.of(0), ANSWERED), Seats.NONE, true);
    assertThat(vote.toldTo(Seat.of(2)))
        .isEqualTo(new Turn.Together(vote.asked(), vote.asked(), true));
  }

  @Test
  void allElseIsTold() {
    Turn sea = new Turn.Sea(Numbers.of(6));
    assertThat(sea.toldTo(Viewer.WATCHER)).isEqualTo(sea);
    assertThat(sea.awaited()).isEqualTo(Seats.NONE);
    assertThat(new Turn.One(ANSWERED).awaited()).containsExactly(ANSWERED);
  }
}
