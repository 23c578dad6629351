package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.about;
import static kraken.games.bay.chapters.SceneMoves.sail;
import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.cruiseShipAhead;
import static kraken.games.bay.chapters.Scenes.cruiseShipInTow;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Heading;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import org.junit.jupiter.api.Test;

/** Towing: to tie a ship, to sail with it and to drop the rope; ruling 9. */
class TowingTest {

  /** What is added to the Explorer's die at tow speed. */
  private static final int BONUS = Figures.of(Vessel.EXPLORER).tow();

  private static final Move CAST_OFF = new Move.CastOff();
  private static final Move HAUL = new Move.Haul();
  private static final Move END = new Move.EndTurn();

  @Test
  void toComeAlongsideAnOffCourseShipIsToTieItForAnAction() {
    Scene scene =
        cruiseShipAhead()
            .sails(3, 5)
            .lies(Vessel.EXPLORER, 3, 5)
            .hasActions(1)
            .told(new Event.TowTied(Vessel.EXPLORER, Vessel.CRUISE));
    assertThat(scene.state().fleet().towedBy(Vessel.EXPLORER.ordinal()))
        .isEqualTo(Vessel.CRUISE.ordinal());
  }

  @Test
  void towSpeedIsRolledAtOnceAndTheTwoSailOnAsFarAsBothRollsAllow() {
    cruiseShipAhead().steps(9).sails(3, 5).asksFor(6).draws(3).hasSteps(3 + BONUS).is(Phase.ACTING);
    cruiseShipAhead()
        .steps(4)
        .sails(3, 5)
        .hush()
        .draws(3)
        .hasSteps(3)
        .toldOnly(new Event.Rolled(Vessel.EXPLORER, List.of(3), BONUS, 0, 3))
        .sails(3, 6)
        .lies(Vessel.CRUISE, 3, 6);
  }

  @Test
  void withTheLastStepNothingIsRolled() {
    cruiseShipAhead().steps(1).sails(3, 5).is(Phase.ACTING).hasSteps(0).plays(END);
  }

  @Test
  void aChainShotThatCountedForTheRollDoesNotCountForTheTow() {
    cruiseShipAhead()
        .slowed(Vessel.EXPLORER)
        .rolling()
        .draws(5, 5)
        .hasSteps(8)
        .sails(3, 5)
        .draws(4)
        .hasSteps(4 + BONUS);
  }

  @Test
  void whatLiesThereStrikesTheShipThatIsTiedAfterTheRoll() {
    cruiseShipAhead()
        .tentacle(3, 5)
        .sails(3, 5)
        .draws(6)
        .told(new Event.RanIntoTentacle(Vessel.CRUISE, space(3, 5)))
        .draws(1, 1)
        .carries(Vessel.EXPLORER, 3, 5, 5)
        .hasSteps(4)
        .is(Phase.ACTING);
  }

  @Test
  void theMerchantMayDoubleTheTreasureThatItTookAlongside() {
    Scene.of(Vessel.MERCHANT, Vessel.PIRATE)
        .put(Vessel.MERCHANT, 3, 4)
        .put(Vessel.CRUISE, 3, 5)
        .afloat(Cargo.TREASURE, 3, 5)
        .sails(3, 5)
        .draws(1)
        .plays(new Move.DoubleTreasure())
        .carries(Vessel.MERCHANT, 3, 5, 7)
        .hasActions(0);
  }

  @Test
  void whoDropsTheRopeFirstDoublesTheTreasureNoMore() {
    Scene.of(Vessel.MERCHANT, Vessel.PIRATE)
        .put(Vessel.MERCHANT, 3, 4)
        .put(Vessel.CRUISE, 3, 5)
        .afloat(Cargo.TREASURE, 3, 5)
        .sails(3, 5)
        .draws(1)
        .plays(CAST_OFF)
        .refuses(new Move.DoubleTreasure(), Refusals.NO_TREASURE_JUST_TAKEN);
  }

  @Test
  void toTurnAboutAlongsideTakesTwoActions() {
    Scene scene = cruiseShipAhead().put(Vessel.CRUISE, 4, 5).tentacle(3, 3);
    assertThat(scene.moves()).contains(about(4, 5));
    scene.plays(SceneMoves.fire(3, 3)).draws(1).refuses(about(4, 5), Refusals.NO_ACTION_LEFT);
    cruiseShipAhead()
        .put(Vessel.CRUISE, 4, 5)
        .plays(about(4, 5))
        .draws(1)
        .hasActions(0)
        .sails(4, 4);
  }

  @Test
  void aSecondPlayerMayNotComeAlongside() {
    cruiseShipAhead().put(Vessel.PIRATE, 3, 5).refuses(sail(3, 5), Refusals.SHIP_IN_THE_WAY);
  }

  @Test
  void withoutAnActionNothingIsTowedSoNoShipComesAlongside() {
    Scene scene = cruiseShipAhead().cargo(Vessel.EXPLORER, 0, 1, 1).tentacle(4, 4);
    assertThat(scene.view().reach()).extracting(View.Reach::at).contains(space(3, 5));

    scene.plays(SceneMoves.fire(4, 4)).draws(1).refuses(sail(3, 5), Refusals.NO_ACTION_LEFT);
    assertThat(scene.view().reach()).extracting(View.Reach::at).doesNotContain(space(3, 5));
  }

  @Test
  void fromTheNextTurnOnTheShipSailsAtTowSpeed() {
    cruiseShipInTow()
        .rolling()
        .asksFor(6)
        .draws(4)
        .hasSteps(4 + Figures.of(Vessel.EXPLORER).tow())
        .told(
            new Event.Rolled(
                Vessel.EXPLORER,
                List.of(4),
                Figures.of(Vessel.EXPLORER).tow(),
                0,
                4 + Figures.of(Vessel.EXPLORER).tow()));
  }

  @Test
  void theTwoSailAsOnePiece() {
    cruiseShipInTow()
        .sails(4, 6)
        .lies(Vessel.EXPLORER, 4, 6)
        .lies(Vessel.CRUISE, 4, 6)
        .told(
            new Event.Sailed(
                Vessel.EXPLORER, space(3, 5), space(4, 6), Heading.CLOCKWISE, Vessel.CRUISE))
        .hasSteps(4);
  }

  @Test
  void whoTowsMayNotComeAlongsideAnother() {
    cruiseShipInTow().put(Vessel.SUPPLY, 3, 6).refuses(sail(3, 6), Refusals.SHIP_IN_THE_WAY);
  }

  @Test
  void theRopeMayBeDroppedAtAnyTimeForNothing() {
    cruiseShipAhead().refuses(CAST_OFF, Refusals.NO_TOW);
    cruiseShipInTow()
        .sails(3, 6)
        .plays(CAST_OFF)
        .hasActions(2)
        .told(new Event.TowCastOff(Vessel.EXPLORER, Vessel.CRUISE))
        .sails(3, 7)
        .lies(Vessel.EXPLORER, 3, 7)
        .lies(Vessel.CRUISE, 3, 6);
  }

  @Test
  void beforeTheRollTheRopeMayBeDroppedForFullSpeed() {
    atTheNextTurn()
        .offers(HAUL, CAST_OFF)
        .refuses(END, Refusals.NOT_NOW)
        .plays(CAST_OFF)
        .told(new Event.TowCastOff(Vessel.EXPLORER, Vessel.CRUISE))
        .asksFor(6, 6);
    atTheNextTurn().plays(HAUL).asksFor(6);
  }

  /** The vortex has pulled both; the tower has taken what floated there. */
  private static Scene atTheNextTurn() {
    return cruiseShipInTow().endsTurn().draws(1, 1).endsTurn().isTurnOf(0).is(Phase.HAULING);
  }

  @Test
  void treasureFromTheVortexMayStillBeDoubledByWhoDropsTheRope() {
    Scene.of(Vessel.MERCHANT, Vessel.PIRATE)
        .put(Vessel.MERCHANT, 3, 5)
        .put(Vessel.CRUISE, 3, 5)
        .towing(Vessel.MERCHANT, Vessel.CRUISE)
        .afloat(Cargo.TREASURE, 5, 1)
        .endsTurn()
        .draws(1, 1)
        .endsTurn()
        .is(Phase.SALVAGING)
        .plays(new Move.TakeUp())
        .is(Phase.HAULING)
        .plays(CAST_OFF)
        .draws(1, 1)
        .plays(new Move.DoubleTreasure())
        .carries(Vessel.MERCHANT, 3, 5, 7);
  }

  @Test
  void tentaclesAndBarrelsHitTheTowedShipOnly() {
    cruiseShipInTow()
        .tentacle(3, 6)
        .bomb(Bomb.BARREL, 3, 7)
        .sails(3, 6)
        .told(new Event.RanIntoTentacle(Vessel.CRUISE, space(3, 6)))
        .draws(1, 1)
        .floating(Cargo.CREW, space(2, 5), space(2, 6))
        .sails(3, 7)
        .told(new Event.BarrelWentOff(space(3, 7), Vessel.CRUISE))
        .draws(1, 1)
        .carries(Vessel.EXPLORER, 3, 5, 5);
  }

  @Test
  void smokeMovesBoth() {
    cruiseShipInTow()
        .bomb(Bomb.SMOKE, 3, 6)
        .sails(3, 6)
        .draws(5, 4, 4)
        .lies(Vessel.EXPLORER, 5, 8)
        .lies(Vessel.CRUISE, 5, 8)
        .told(new Event.Placed(Vessel.EXPLORER, space(3, 6), space(5, 8), Vessel.CRUISE));
  }

  @Test
  void plagueCrewStrikesTheTowersCrew() {
    cruiseShipInTow().afloat(Cargo.PLAGUE, 3, 6).sails(3, 6).carries(Vessel.EXPLORER, 3, 0, 5);
  }

  @Test
  void aShipWhoseRopeWasDroppedIsPulledBehindTheOther() {
    cruiseShipAhead()
        .put(Vessel.EXPLORER, 3, 5)
        .endsTurn()
        .draws(1, 1)
        .endsTurn()
        .lies(Vessel.EXPLORER, 5, 1)
        .lies(Vessel.CRUISE, 4, 1);
  }
}
