package kraken.games.bay.mind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kraken.games.bay.chapters.Scene;
import kraken.games.bay.state.Ending;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.games.bay.state.Weapon;
import kraken.kit.Remark;
import kraken.kit.Remark.Word;
import kraken.kit.Seat;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

/** What captains say in passing: the first sails the Pirate, the second the Captain. */
class RemarksTest {

  private static final Seat PIRATE = Seat.of(0);
  private static final Seat CAPTAIN = Seat.of(1);
  private static final Space HERE = Space.of(0);

  private static Optional<Remark> says(Seat seat, Event... heard) {
    Scene scene = Scene.of(Vessel.PIRATE, Vessel.CAPTAIN);
    View open = scene.rules().view(scene.state(), Viewer.WATCHER);
    return scene.rules().remark(open, seat, List.of(heard));
  }

  private static Optional<Remark> remark(Word word) {
    return Optional.of(Remark.of(word));
  }

  private static Event shot(Vessel at, boolean hit) {
    return new Event.Fired(Vessel.PIRATE, Weapon.GUNS, new Target.OfVessel(at), HERE, 8, 5, 4, hit);
  }

  @Test
  void whoeverWasHitGrumblesAtWhoeverFired() {
    assertThat(says(CAPTAIN, shot(Vessel.CAPTAIN, true)))
        .contains(new Remark(Word.GRUMBLE, PIRATE));
    assertThat(says(CAPTAIN, shot(Vessel.CAPTAIN, false))).isEqualTo(remark(Word.PHEW));
    assertThat(says(CAPTAIN, shot(Vessel.CRUISE, true))).isEmpty();
  }

  @Test
  void whoeverFiredIsProudOrNot() {
    assertThat(says(PIRATE, shot(Vessel.CAPTAIN, true))).isEqualTo(remark(Word.PROUD));
    assertThat(says(PIRATE, shot(Vessel.CAPTAIN, false))).isEqualTo(remark(Word.OOPS));
  }

  @Test
  void harmAndRescueAreCommentedOn() {
    Event tentacle = new Event.RanIntoTentacle(Vessel.CAPTAIN, HERE);
    assertThat(says(CAPTAIN, tentacle)).isEqualTo(remark(Word.OUCH));
    assertThat(says(PIRATE, tentacle)).isEmpty();
    Event saved = new Event.Saved(Vessel.CAPTAIN, Vessel.CRUISE, HERE);
    assertThat(says(CAPTAIN, saved)).isEqualTo(remark(Word.PROUD));
    assertThat(says(PIRATE, saved)).contains(new Remark(Word.PRAISE, CAPTAIN));
  }

  @Test
  void whoeverIsSwallowedSaysSoAndTheOthersSayFarewell() {
    Event swallowed = new Event.Swallowed(Vessel.CAPTAIN, HERE);
    assertThat(says(CAPTAIN, swallowed)).isEqualTo(remark(Word.SUNK));
    assertThat(says(PIRATE, swallowed)).contains(new Remark(Word.FAREWELL, CAPTAIN));
    assertThat(says(PIRATE, new Event.Swallowed(Vessel.CRUISE, HERE))).isEmpty();
  }

  @Test
  void theLastRoundAndTheEndAreNoted() {
    assertThat(says(PIRATE, new Event.RoundEnded(2))).isEmpty();
    assertThat(says(PIRATE, new Event.RoundEnded(1))).isEqualTo(remark(Word.LAST));
    assertThat(says(PIRATE, new Event.RoundEnded(0), new Event.GameEnded(Ending.TIME_UP)))
        .isEqualTo(remark(Word.GOOD_GAME));
  }

  @Test
  void aCaptainGreetsWithTheChoiceOfAShip() {
    Event chosen = new Event.ShipChosen(PIRATE, Vessel.PIRATE, HERE);
    assertThat(says(PIRATE, chosen)).isEqualTo(remark(Word.GREET));
    assertThat(says(CAPTAIN, chosen)).isEmpty();
  }
}
