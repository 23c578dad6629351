package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.fireAtKraken;
import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.sideBySide;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.bay.state.Event;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Vessel;
import org.junit.jupiter.api.Test;

/** The Kraken: who can attack it, and the tentacles that a hit brings. */
class KrakenHitsTest {

  @Test
  void theKrakenIsAttackedFromAnyRedSpaceOnly() {
    sideBySide().put(Vessel.CAPTAIN, 6, 4).refuses(fireAtKraken(), Refusals.NOT_IN_THE_RED_LANES);
    sideBySide().put(Vessel.CAPTAIN, 7, 1).plays(fireAtKraken());
    sideBySide()
        .put(Vessel.CAPTAIN, 8, 6)
        .plays(fireAtKraken())
        .draws(Figures.KRAKEN_DEFENCE - 1)
        .is(Phase.ACTING)
        .plays(fireAtKraken())
        .draws(Figures.KRAKEN_DEFENCE)
        .told(new Event.KrakenHit(Vessel.CAPTAIN, 1, 14))
        .is(new Phase.Rising(1));
  }

  @Test
  void aHitOnTheKrakenBringsATentacle() {
    Scene scene = sideBySide().put(Vessel.CAPTAIN, 8, 6).plays(fireAtKraken()).draws(8);
    scene.asksFor(6, 6, 6).draws(2, 3, 3).tentacles(space(2, 6)).is(Phase.ACTING).isTurnOf(0);
    assertThat(scene.state().health()).isEqualTo(14);
  }

  @Test
  void aHitOnTheKrakenBringsNoneWhenAllTwelveAreOut() {
    Scene scene = sideBySide().put(Vessel.CAPTAIN, 8, 6);
    for (int number = 1; number <= 12; number++) {
      scene.tentacle(2, number);
    }
    scene.plays(fireAtKraken()).draws(8).is(Phase.ACTING);
  }

  /** Ruling 10: its figure goes back to the supply. */
  @Test
  void aTentacleThatWasKilledMayRiseAgain() {
    Scene scene = sideBySide().put(Vessel.CAPTAIN, 8, 6).tentacle(7, 6);
    for (int number = 1; number <= 11; number++) {
      scene.tentacle(2, number);
    }
    scene
        .plays(SceneMoves.fire(7, 6))
        .draws(8)
        .plays(fireAtKraken())
        .draws(8)
        .is(new Phase.Rising(1));
  }

  @Test
  void theFishermanHitsTheKrakenTwice() {
    Scene.of(Vessel.FISHERMAN, Vessel.PIRATE)
        .put(Vessel.FISHERMAN, 7, 6)
        .plays(fireAtKraken())
        .draws(8)
        .told(new Event.KrakenHit(Vessel.FISHERMAN, 2, 13))
        .is(new Phase.Rising(2));
  }

  @Test
  void onlyAsManyTentaclesRiseAsAreLeft() {
    Scene scene = Scene.of(Vessel.FISHERMAN, Vessel.PIRATE).put(Vessel.FISHERMAN, 7, 6);
    for (int number = 2; number <= 12; number++) {
      scene.tentacle(2, number);
    }
    scene.plays(fireAtKraken()).draws(8).is(new Phase.Rising(1));
  }
}
