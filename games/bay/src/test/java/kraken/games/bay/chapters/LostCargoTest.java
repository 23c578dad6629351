package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.fire;
import static kraken.games.bay.chapters.SceneMoves.lay;
import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.sideBySide;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Vessel;
import org.junit.jupiter.api.Test;

/** Attacking: what a ship that was hit loses, and where it floats; rulings 3 and 4. */
class LostCargoTest {

  @Test
  void theAttackerLaysEachPieceWhereHeLikesButAheadOfNeitherShip() {
    // around 4/5: 4/6 is ahead of the Pirate, 3/5 ahead of the Captain, who lies on 3/4
    sideBySide()
        .plays(fire(Vessel.PIRATE))
        .draws(8)
        .draws(1, 5)
        .is(new Phase.Laying(Vessel.PIRATE, Cargo.RATION, Cargo.TREASURE))
        .isTurnOf(0)
        .offers(lay(3, 6), lay(4, 4), lay(5, 4), lay(5, 5), lay(5, 6))
        .refuses(lay(4, 6), Refusals.NOT_FREE_AROUND_THE_SHIP)
        .refuses(lay(3, 5), Refusals.NOT_FREE_AROUND_THE_SHIP)
        .refuses(new Move.EndTurn(), Refusals.NOT_NOW)
        .plays(lay(5, 5))
        .offers(lay(3, 6), lay(4, 4), lay(5, 4), lay(5, 6))
        .plays(lay(5, 6))
        .floating(Cargo.RATION, space(5, 5))
        .floating(Cargo.TREASURE, space(5, 6))
        .carries(Vessel.PIRATE, 2, 5, 4)
        .is(Phase.ACTING);
  }

  @Test
  void aDieThatReachesTheDefenceHitsAndTwoDiceSayWhatIsLost() {
    // around 4/5 free but 4/6 (ahead of the Pirate), 3/5 (ahead of the Captain) and 3/4
    sideBySide()
        .plays(fire(Vessel.PIRATE))
        .draws(5)
        .asksFor(6, 6)
        .hush()
        .draws(3, 6)
        .lays(space(3, 6), space(4, 4))
        .carries(Vessel.PIRATE, 3, 4, 4)
        .floating(Cargo.CREW, space(3, 6))
        .floating(Cargo.TREASURE, space(4, 4))
        .is(Phase.ACTING)
        .toldOnly(
            new Event.LossRolled(Vessel.PIRATE, List.of(3, 6)),
            new Event.CargoLost(Vessel.PIRATE, Cargo.CREW, space(4, 5), space(3, 6)),
            new Event.CargoLost(Vessel.PIRATE, Cargo.TREASURE, space(4, 5), space(4, 4)));
  }

  @Test
  void oneAndTwoAreRationsThreeAndFourCrewFiveAndSixTreasure() {
    Space[] around = {space(3, 6), space(4, 4)};
    Supplier<Scene> hit = () -> sideBySide().plays(fire(Vessel.PIRATE)).draws(8);
    hit.get().draws(1, 2).lays(around).carries(Vessel.PIRATE, 1, 5, 5);
    hit.get().draws(3, 4).lays(around).carries(Vessel.PIRATE, 3, 3, 5);
    hit.get().draws(5, 6).lays(around).carries(Vessel.PIRATE, 3, 5, 3);
  }

  @Test
  void aDieWhoseCargoTheShipHasNotCostsNothing() {
    sideBySide()
        .cargo(Vessel.PIRATE, 1, 0, 2)
        .plays(fire(Vessel.PIRATE))
        .draws(8)
        .draws(3, 5)
        .lays(space(4, 4))
        .carries(Vessel.PIRATE, 1, 0, 1)
        .floating(Cargo.TREASURE, space(4, 4));
    sideBySide()
        .cargo(Vessel.PIRATE, 1, 0, 2)
        .plays(fire(Vessel.PIRATE))
        .draws(8)
        .draws(1, 2)
        .lays(space(3, 6))
        .is(Phase.ACTING)
        .carries(Vessel.PIRATE, 0, 0, 2)
        .floating(Cargo.RATION, space(3, 6));
  }

  @Test
  void whatIsLostFloatsOnlyWhereNothingIs() {
    sideBySide()
        .tentacle(3, 6)
        .bomb(Bomb.BARREL, 4, 4)
        .bomb(Bomb.SMOKE, 5, 4)
        .afloat(Cargo.PLAGUE, 5, 5)
        .plays(fire(Vessel.PIRATE))
        .draws(8)
        .asksFor(6, 6)
        .draws(1, 3)
        .is(Phase.ACTING)
        .floating(Cargo.RATION, space(5, 6))
        .floating(Cargo.CREW)
        .carries(Vessel.PIRATE, 2, 4, 5)
        .told(new Event.CargoLost(Vessel.PIRATE, Cargo.CREW, space(4, 5), null));
  }

  @Test
  void whereNoSpaceIsFreeAllIsGone() {
    sideBySide()
        .put(Vessel.CRUISE, 3, 6)
        .tentacle(4, 4)
        .tentacle(5, 4)
        .afloat(Cargo.CREW, 5, 5)
        .afloat(Cargo.TREASURE, 5, 6)
        .plays(fire(Vessel.PIRATE))
        .draws(8)
        .asksFor(6, 6)
        .draws(1, 1)
        .carries(Vessel.PIRATE, 1, 5, 5)
        .floating(Cargo.RATION);
  }

  @Test
  void noMoreFloatsThanThereAreTokens() {
    Scene scene = sideBySide();
    for (int number = 1; number <= 12; number++) {
      scene.afloat(Cargo.RATION, 1, number);
    }
    for (int number = 1; number <= 6; number++) {
      scene.afloat(Cargo.RATION, 8, number);
    }
    scene
        .plays(fire(Vessel.PIRATE))
        .draws(8)
        .draws(1, 3)
        .is(new Phase.Laying(Vessel.PIRATE, Cargo.CREW, null))
        .lays(space(3, 6))
        .carries(Vessel.PIRATE, 2, 4, 5)
        .floating(Cargo.CREW, space(3, 6));
    assertThat(scene.state().waters().afloat(Cargo.RATION).count()).isEqualTo(18);
    assertThat(Cargo.values()).extracting(Cargo::mostAfloat).containsExactly(18, 18, 18, 12);
  }

  @Test
  void anOffCourseShipDropsTwoOfItsOwnKindWithoutDice() {
    sideBySide()
        .put(Vessel.PIRATE, 1, 11)
        .put(Vessel.CONTAINER, 4, 5)
        .plays(fire(Vessel.CONTAINER))
        .draws(4)
        .plays(fire(Vessel.CONTAINER))
        .draws(5)
        .is(new Phase.Laying(Vessel.CONTAINER, Cargo.TREASURE, Cargo.TREASURE))
        .lays(space(5, 4), space(5, 5))
        .is(Phase.ACTING)
        .floating(Cargo.TREASURE, space(5, 4), space(5, 5));
  }

  @Test
  void eachOffCourseShipHasItsKind() {
    assertThat(Vessel.OFF_COURSE)
        .extracting(Vessel::freight)
        .containsExactly(Cargo.TREASURE, Cargo.PLAGUE, Cargo.RATION, Cargo.CREW);
  }

  @Test
  void anOffCourseShipWithNoFreeSpaceAroundLosesItAllAtOnce() {
    sideBySide()
        .put(Vessel.CAPTAIN, 1, 6)
        .put(Vessel.SUPPLY, 1, 5)
        .tentacle(1, 4)
        .tentacle(2, 4)
        .tentacle(2, 5)
        .tentacle(2, 6)
        .plays(fire(Vessel.SUPPLY))
        .draws(8)
        .is(Phase.ACTING)
        .floating(Cargo.RATION)
        .told(
            new Event.CargoLost(Vessel.SUPPLY, Cargo.RATION, space(1, 5), null),
            new Event.CargoLost(Vessel.SUPPLY, Cargo.RATION, space(1, 5), null));
  }
}
