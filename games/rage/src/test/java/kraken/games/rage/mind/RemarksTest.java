package kraken.games.rage.mind;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kraken.games.rage.chapters.Scene;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.View;
import kraken.kit.Remark;
import kraken.kit.Remark.Word;
import kraken.kit.Seat;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

/** What captains say in passing; it is A's turn. */
class RemarksTest {

  private static final Space HERE = Space.of(0);
  private static final Event FIRE = new Event.Damaged(B, 1, 1, Event.Harm.FIRE);

  private static Optional<Remark> says(Seat seat, Event... heard) {
    Scene scene =
        Scene.of(
            """
            #   #   #   #
            .   .   .   .
            A   .   B   .
            .   .   .   .
            ^   .   .   .
            """);
    View open = scene.rules().view(scene.state(), Viewer.WATCHER);
    return scene.rules().remark(open, seat, List.of(heard));
  }

  private static Optional<Remark> remark(Word word) {
    return Optional.of(Remark.of(word));
  }

  @Test
  void whoeverWasShotGrumblesAtWhoeverFired() {
    assertThat(says(B, new Event.Fired(A, HERE), FIRE)).contains(new Remark(Word.GRUMBLE, A));
    assertThat(says(A, new Event.Fired(A, HERE), FIRE)).isEqualTo(remark(Word.PROUD));
  }

  @Test
  void whoeverWasBumpedIntoHarmGrumblesToo() {
    Event harm = new Event.Damaged(B, 1, 1, Event.Harm.KRAKEN);
    Event bump = new Event.Moved(B, HERE, HERE, Event.Why.BUMPED, A);
    assertThat(says(B, bump, harm)).contains(new Remark(Word.GRUMBLE, A));
    assertThat(says(B, bump)).isEmpty();
    assertThat(says(B, harm)).isEqualTo(remark(Word.OUCH));
    assertThat(says(A, harm)).isEmpty();
  }

  @Test
  void aSunkenShipIsTakenLeaveOf() {
    Event sunk = new Event.ShipSunk(B, HERE);
    assertThat(says(B, FIRE, sunk)).isEqualTo(remark(Word.SUNK));
    assertThat(says(A, sunk)).isEqualTo(remark(Word.PROUD));
    assertThat(says(B, new Event.ShipSunk(A, HERE))).contains(new Remark(Word.FAREWELL, A));
  }

  @Test
  void theWinnerIsGladAndTheOthersAreFair() {
    Event round = new Event.RoundWon(3, List.of(A), false);
    Event match = new Event.MatchWon(A);
    assertThat(says(A, round, match)).isEqualTo(remark(Word.WON));
    assertThat(says(B, round)).isEmpty();
    assertThat(says(B, round, match)).isEqualTo(remark(Word.GOOD_GAME));
  }

  @Test
  void aCaptainGreetsWithTheFirstCard() {
    Event played = new Event.CardPlayed(A, Card.values()[0]);
    assertThat(says(A, played)).isEqualTo(remark(Word.GREET));
    assertThat(says(B, played)).isEmpty();
  }
}
