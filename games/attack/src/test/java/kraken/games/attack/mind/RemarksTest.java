package kraken.games.attack.mind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kraken.games.attack.Rules;
import kraken.games.attack.chapters.Scene;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Side;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.View;
import kraken.kit.Remark;
import kraken.kit.Remark.Word;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

/** What shipmates say in passing. It is the first seat's turn, and all stand at the port bow. */
class RemarksTest {

  private static final Seat ACTING = Seat.of(0);
  private static final Seat MATE = Seat.of(1);

  private static Optional<Remark> says(Seat seat, Event... heard) {
    Scene scene = Scene.of(Scene.CALM);
    View open = scene.rules().view(scene.state(), Viewer.WATCHER);
    return scene.rules().remark(open, seat, List.of(heard));
  }

  private static Optional<Remark> remark(Word word) {
    return Optional.of(Remark.of(word));
  }

  private static Optional<Remark> toTheOther(Word word) {
    return Optional.of(new Remark(word, ACTING));
  }

  @Test
  void whoeverTakesAFirstPirateGreets() {
    Rules rules = new Rules();
    View open = rules.view(rules.start(Setup.standard(rules, 2)), Viewer.WATCHER);
    List<Event> taken = List.of(new Event.PirateTaken(MATE, Pirate.ELENA));
    assertThat(rules.remark(open, MATE, taken)).isEqualTo(remark(Word.GREET));
    assertThat(rules.remark(open, ACTING, taken)).isEmpty();
    assertThat(says(MATE, new Event.PirateTaken(MATE, Pirate.SAMUEL))).isEmpty();
  }

  @Test
  void aMateThanksForHelpNearbyAndPraisesAGoodShot() {
    Event near = new Event.PushedBack(Lane.RED_STAR, Space.SABER);
    Event far = new Event.PushedBack(Lane.PURPLE_FISH, Space.SABER);
    assertThat(says(MATE, near)).isEqualTo(toTheOther(Word.THANKS));
    assertThat(says(MATE, far)).isEqualTo(toTheOther(Word.PRAISE));
    assertThat(says(ACTING, far)).isEqualTo(remark(Word.PROUD));
    assertThat(says(MATE, new Event.RailRepaired(Lane.RED_STAR)))
        .isEqualTo(toTheOther(Word.THANKS));
    assertThat(says(MATE, new Event.KrakenHit(Lane.RED_STAR, Space.CANNON, 1)))
        .isEqualTo(toTheOther(Word.PRAISE));
  }

  @Test
  void nobodyCommentsOnAnEverydayMove() {
    assertThat(says(MATE, new Event.PushedBack(Lane.RED_STAR, Space.CANNON))).isEmpty();
    assertThat(says(MATE, new Event.EyeSaw(Side.PORT))).isEmpty();
    assertThat(says(MATE)).isEmpty();
  }

  @Test
  void blowsAreCommentedOnByTheirWeight() {
    Event rail = new Event.RailBroken(Lane.RED_STAR, false);
    Event hole = new Event.HoleSmashed(Lane.RED_STAR, false, 1);
    Event worse = new Event.HoleSmashed(Lane.RED_STAR, false, ShipBoard.HOLES_TO_SINK - 1);
    assertThat(says(MATE, rail)).isEqualTo(remark(Word.PHEW));
    assertThat(says(MATE, hole, rail)).isEqualTo(remark(Word.OUCH));
    assertThat(says(MATE, hole, worse, rail)).isEqualTo(remark(Word.FEAR));
  }

  @Test
  void theEndMattersMost() {
    Event hit = new Event.KrakenHit(Lane.RED_STAR, Space.CANNON, 3);
    assertThat(says(MATE, hit, new Event.KrakenDrivenOff())).isEqualTo(remark(Word.WON));
    assertThat(says(MATE, new Event.ShipSunk())).isEqualTo(remark(Word.LOST));
  }
}
