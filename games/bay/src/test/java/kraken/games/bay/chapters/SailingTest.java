package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.about;
import static kraken.games.bay.chapters.SceneMoves.sail;
import static kraken.games.bay.chapters.SceneMoves.space;

import java.util.List;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Heading;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Vessel;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** Game play: rolling, steps, turning, the end of a turn; rulings 1, 2 and 11; Fig. 4 and 5. */
class SailingTest {

  private static final Move END = new Move.EndTurn();

  private static Scene scene() {
    return Scene.of(Vessel.CAPTAIN, Vessel.PIRATE).put(Vessel.CAPTAIN, 3, 4);
  }

  @Test
  void aShipSailsAsFarAsTwoDiceSay() {
    scene()
        .rolling()
        .asksFor(6, 6)
        .draws(3, 4)
        .hasSteps(7)
        .hasActions(2)
        .toldOnly(new Event.Rolled(Vessel.CAPTAIN, List.of(3, 4), 0, 0, 7));
  }

  @Test
  void withoutRationsItSailsAtTowSpeedAndHasOneAction() {
    scene()
        .cargo(Vessel.CAPTAIN, 0, 1, 1)
        .rolling()
        .asksFor(6)
        .draws(2)
        .hasSteps(8)
        .hasActions(1)
        .toldOnly(new Event.Rolled(Vessel.CAPTAIN, List.of(2), 6, 0, 8));
  }

  @Test
  void aRationOnTheWayGivesTheSecondActionBack() {
    scene()
        .cargo(Vessel.CAPTAIN, 0, 1, 1)
        .afloat(Cargo.RATION, 3, 5)
        .hasActions(1)
        .sails(3, 5)
        .hasActions(2);
  }

  @Test
  void stepByStepTheShipSailsForward() {
    scene()
        .steps(2)
        .sails(2, 5)
        .lies(Vessel.CAPTAIN, 2, 5)
        .hasSteps(1)
        .sails(3, 6)
        .hasSteps(0)
        .toldOnly(
            new Event.Sailed(Vessel.CAPTAIN, space(3, 4), space(2, 5), Heading.CLOCKWISE, null),
            new Event.Sailed(Vessel.CAPTAIN, space(2, 5), space(3, 6), Heading.CLOCKWISE, null))
        .refuses(sail(3, 7), Refusals.NO_STEPS_LEFT);
  }

  /** Fig. 4. */
  @Test
  void neitherBackwardNorSidewaysMayAShipMove() {
    scene()
        .refuses(sail(3, 3), Refusals.NOT_AHEAD)
        .refuses(sail(4, 3), Refusals.NOT_AHEAD)
        .refuses(sail(2, 4), Refusals.NOT_AHEAD)
        .refuses(sail(5, 5), Refusals.NOT_AHEAD)
        .refuses(sail(3, 6), Refusals.NOT_AHEAD);
  }

  /** Fig. 4. */
  @Test
  void outOfTheRedLanesAShipMayNotMoveSideways() {
    scene()
        .put(Vessel.CAPTAIN, 7, 2)
        .refuses(sail(6, 3), Refusals.NOT_AHEAD)
        .refuses(sail(6, 4), Refusals.NOT_AHEAD)
        .sails(6, 5);
  }

  @Test
  void theWholeRollIsSailed() {
    scene().steps(1).refuses(END, Refusals.STEPS_LEFT).sails(3, 5).plays(END).isTurnOf(1);
  }

  @Test
  void aShipThatIsShutInMayEndItsTurn() {
    Scene.of(Vessel.CAPTAIN, Vessel.PIRATE, Vessel.EXPLORER)
        .put(Vessel.CAPTAIN, 1, 4)
        .put(Vessel.PIRATE, 1, 5)
        .put(Vessel.EXPLORER, 2, 5)
        .refuses(sail(1, 5), Refusals.SHIP_IN_THE_WAY)
        .refuses(sail(2, 5), Refusals.SHIP_IN_THE_WAY)
        .plays(END);
  }

  @Test
  void anOffCourseShipAheadIsAShipInTheWayTooForWhoWantsToStay() {
    Scene.of(Vessel.CAPTAIN, Vessel.PIRATE)
        .put(Vessel.CAPTAIN, 1, 4)
        .put(Vessel.PIRATE, 1, 5)
        .put(Vessel.CRUISE, 2, 5)
        .plays(END);
  }

  @Test
  void onlyTheExplorerTurns() {
    scene().refuses(about(2, 5), Refusals.ONLY_THE_EXPLORER_TURNS);
  }

  /** Fig. 5. */
  @Test
  void theExplorerTurnsWithAStepIntoAnotherLane() {
    Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.EXPLORER, 3, 4)
        .refuses(about(3, 5), Refusals.TURNS_ONLY_INTO_ANOTHER_LANE)
        .refuses(about(4, 3), Refusals.NOT_AHEAD)
        .plays(about(4, 5))
        .lies(Vessel.EXPLORER, 4, 5)
        .told(
            new Event.Sailed(
                Vessel.EXPLORER, space(3, 4), space(4, 5), Heading.COUNTER_CLOCKWISE, null))
        .refuses(sail(4, 6), Refusals.NOT_AHEAD)
        .refuses(about(3, 4), Refusals.TURNED_ALREADY)
        .sails(4, 4)
        .sails(5, 3);
  }

  @Test
  void theExplorersDirectionLastsUntilItTurnsAgain() {
    Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.EXPLORER, 3, 4)
        .steps(1)
        .plays(about(4, 5), END)
        .draws(1, 1)
        .endsTurn()
        .draws(1, 1)
        .isTurnOf(0)
        .refuses(sail(6, 2), Refusals.NOT_AHEAD)
        .plays(about(5, 12))
        .sails(5, 1);
  }

  @Test
  void turningCostsAnActionAndOneStep() {
    Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.EXPLORER, 3, 4)
        .steps(3)
        .plays(about(4, 5))
        .hasSteps(2)
        .hasActions(1);
  }

  @Test
  void withoutAnActionTheExplorerDoesNotTurn() {
    Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.EXPLORER, 3, 4)
        .cargo(Vessel.EXPLORER, 0, 1, 1)
        .tentacle(3, 3)
        .plays(SceneMoves.fire(3, 3))
        .draws(1)
        .refuses(about(4, 5), Refusals.NO_ACTION_LEFT)
        .sails(4, 5);
  }

  @Test
  void aChainShotCostsTwoStepsOnceAndLeavesAtLeastOne() {
    scene()
        .slowed(Vessel.CAPTAIN)
        .rolling()
        .draws(3, 4)
        .hasSteps(5)
        .told(new Event.Rolled(Vessel.CAPTAIN, List.of(3, 4), 0, 2, 5))
        .rolling()
        .draws(3, 4)
        .hasSteps(7);
    scene().slowed(Vessel.CAPTAIN).rolling().draws(1, 1).hasSteps(1);
  }

  @Test
  void turnsGoAroundInSeatOrderAndPassOverWhoIsOut() {
    Scene.of(Vessel.CAPTAIN, Vessel.PIRATE, Vessel.EXPLORER)
        .swallowed(Vessel.PIRATE)
        .endsTurn()
        .isTurnOf(2)
        .is(Phase.ROLLING)
        .draws(1, 1)
        .endsTurn()
        .isTurnOf(0);
  }

  @Test
  void actionsMayComeBeforeBetweenAndAfterTheSteps() {
    Scene scene = Scene.of(Vessel.FISHERMAN, Vessel.PIRATE).put(Vessel.FISHERMAN, 3, 4).steps(1);
    scene.plays(SceneMoves.drop(3, 3)).sails(3, 5).plays(SceneMoves.drop(3, 4)).hasActions(0);
  }

  @Test
  void whoseTurnBeginsIsTold() {
    Scene.of(Vessel.CAPTAIN, Vessel.PIRATE)
        .steps(0)
        .endsTurn()
        .told(new Event.TurnBegan(Seat.of(1), Vessel.PIRATE));
  }
}
