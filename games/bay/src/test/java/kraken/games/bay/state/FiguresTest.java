package kraken.games.bay.state;

import static kraken.games.bay.chapters.SceneMoves.about;
import static kraken.games.bay.chapters.SceneMoves.drop;
import static kraken.games.bay.chapters.SceneMoves.fire;
import static kraken.games.bay.chapters.SceneMoves.sail;
import static kraken.games.bay.chapters.SceneMoves.space;

import java.util.List;
import kraken.games.bay.chapters.Scene;
import org.junit.jupiter.api.Test;

/**
 * The round of Fig. 2 and Fig. 3, told as the captions tell it. Where exactly the ships lie in the
 * pictures is not known, so the places are ours.
 */
class FiguresTest {

  private static Scene before() {
    return Scene.of(
            Vessel.CAPTAIN, Vessel.FISHERMAN, Vessel.PIRATE, Vessel.EXPLORER, Vessel.HOUSE_BOAT)
        .put(Vessel.CAPTAIN, 2, 1)
        .put(Vessel.FISHERMAN, 2, 5)
        .put(Vessel.PIRATE, 3, 8)
        .put(Vessel.EXPLORER, 1, 5)
        .put(Vessel.HOUSE_BOAT, 1, 2)
        .tentacle(2, 3)
        .tentacle(3, 6)
        .tentacle(3, 12)
        .tentacle(2, 2)
        .time(14)
        .rolling();
  }

  private static Scene round() {
    return before()
        // Red rolls a 4, runs into the tentacle and sails on
        .draws(2, 2)
        .sails(3, 2)
        .sails(2, 3)
        .draws(1, 6, 1, 1)
        .sails(3, 4)
        .sails(4, 5)
        .plays(new Move.EndTurn())
        // Yellow rolls a 5, hits the tentacle, sails on and drops a barrel
        .draws(2, 3)
        .plays(fire(3, 6))
        .draws(4)
        .sails(3, 6)
        .sails(3, 7)
        .sails(2, 8)
        .sails(2, 9)
        .sails(2, 10)
        .plays(drop(2, 9))
        .plays(new Move.EndTurn())
        // Black rolls a 5, hits Yellow and sails on into the tentacle
        .draws(1, 4)
        .sails(3, 9)
        .plays(fire(Vessel.FISHERMAN))
        .draws(9)
        .plays(new Move.LetDiceDecide())
        .draws(5, 3)
        .lays(space(1, 9), space(1, 10))
        .sails(4, 10)
        .sails(4, 11)
        .sails(3, 12)
        .draws(1, 1, 1, 1)
        .sails(3, 1)
        .plays(new Move.EndTurn());
  }

  @Test
  void fig2RedYellowAndBlack() {
    round()
        .lies(Vessel.CAPTAIN, 4, 5)
        .lies(Vessel.FISHERMAN, 2, 10)
        .lies(Vessel.PIRATE, 3, 1)
        .carries(Vessel.CAPTAIN, 4, 7, 6)
        .carries(Vessel.FISHERMAN, 3, 4, 4)
        .carries(Vessel.PIRATE, 1, 5, 5)
        .bombs(Bomb.BARREL, space(2, 9))
        .floating(Cargo.TREASURE, space(1, 9), space(1, 4))
        .floating(Cargo.CREW, space(1, 10));
  }

  @Test
  void fig2BlueTurnsAboutAndPurpleDropsSmoke() {
    round()
        // Blue rolls an 11, turns about and fetches what Yellow has lost
        .draws(5, 6)
        .sails(1, 6)
        .sails(1, 7)
        .sails(1, 8)
        .sails(1, 9)
        .sails(1, 10)
        .carries(Vessel.EXPLORER, 3, 6, 6)
        .plays(about(2, 11))
        .refuses(sail(2, 12), Refusals.NOT_AHEAD)
        .steps(0)
        .plays(new Move.EndTurn())
        // Purple misses the tentacle and drops smoke
        .draws(4, 4)
        .plays(fire(2, 2))
        .draws(3)
        .plays(drop(1, 1))
        .bombs(Bomb.SMOKE, space(1, 1))
        .tentacles(space(2, 2), space(2, 3), space(3, 12));
  }

  @Test
  void fig3TheOffCourseShipEntersAndAllArePulled() {
    Scene.of(Vessel.CAPTAIN, Vessel.EXPLORER)
        .put(Vessel.CAPTAIN, 2, 6)
        .put(Vessel.EXPLORER, 3, 11)
        .tentacle(3, 4)
        .bomb(Bomb.SMOKE, 4, 8)
        .time(14)
        .endsTurn()
        .draws(1, 1)
        .endsTurn()
        .told(
            new Event.EnteredOffCourse(Vessel.CONTAINER, space(1, 12)),
            new Event.RanIntoTentacle(Vessel.CAPTAIN, space(3, 4)))
        .draws(1, 3, 1, 1)
        .told(new Event.SmokeTook(Vessel.EXPLORER, space(4, 8)))
        .draws(2, 5, 6)
        .lies(Vessel.EXPLORER, 2, 11)
        .told(new Event.PlacementRolled(2, List.of(5, 6), false))
        .carries(Vessel.CAPTAIN, 4, 6, 7)
        .lies(Vessel.CAPTAIN, 4, 2)
        .lies(Vessel.CONTAINER, 3, 8);
  }
}
