package kraken.games.bay.mind;

import static kraken.games.bay.chapters.SceneMoves.drop;
import static kraken.games.bay.chapters.SceneMoves.fire;
import static kraken.games.bay.chapters.SceneMoves.fireAtKraken;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.bay.chapters.Scene;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** What bots think of a position. */
class JudgementTest {

  private static Scene scene() {
    return Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.EXPLORER, 2, 6)
        .put(Vessel.PIRATE, 1, 11);
  }

  private static double worth(Scene scene) {
    return scene.rules().worth(scene.state(), Seat.of(0));
  }

  private static double afterTurn(Scene scene) {
    return worth(scene.endsTurn());
  }

  @Test
  void cargoIsGood() {
    assertThat(worth(scene().cargo(Vessel.EXPLORER, 3, 6, 5))).isGreaterThan(worth(scene()));
    assertThat(worth(scene().cargo(Vessel.EXPLORER, 3, 5, 6))).isGreaterThan(worth(scene()));
    assertThat(worth(scene().cargo(Vessel.EXPLORER, 0, 5, 5))).isLessThan(worth(scene()));
    assertThat(worth(scene().cargo(Vessel.PIRATE, 3, 6, 5))).isLessThan(worth(scene()));
  }

  @Test
  void toEndATurnInTheRedIsTheWorst() {
    double worst = afterTurn(scene().put(Vessel.EXPLORER, 7, 2));
    for (int lane = 1; lane <= 6; lane++) {
      assertThat(afterTurn(scene().put(Vessel.EXPLORER, lane, 6))).isGreaterThan(worst + 0.3);
    }
    assertThat(afterTurn(scene().put(Vessel.EXPLORER, 8, 2))).isEqualTo(worst);
  }

  @Test
  void inTheLastRoundTheRedIsNoDanger() {
    assertThat(afterTurn(scene().time(1).put(Vessel.EXPLORER, 7, 2)))
        .isEqualTo(afterTurn(scene().time(1)));
  }

  @Test
  void aTentacleInTheWayOfTheVortexIsBad() {
    assertThat(afterTurn(scene().tentacle(3, 4)))
        .isLessThan(afterTurn(scene().tentacle(6, 10)) - 0.02);
  }

  @Test
  void cargoWhereTheVortexLeadsIsGoodAndPlagueCanBeLeft() {
    assertThat(afterTurn(scene().afloat(Cargo.CREW, 4, 2)))
        .isGreaterThan(afterTurn(scene()) + 0.02);
    assertThat(afterTurn(scene().afloat(Cargo.PLAGUE, 4, 2))).isEqualTo(afterTurn(scene()));
  }

  @Test
  void plagueOnTheOnlyWayIsBad() {
    Scene sick = scene().steps(1).afloat(Cargo.PLAGUE, 1, 7).afloat(Cargo.PLAGUE, 2, 7);
    assertThat(worth(sick.afloat(Cargo.PLAGUE, 3, 7))).isLessThan(worth(scene().steps(1)) - 0.1);
  }

  @Test
  void whatFloatsWhereTheTurnBeginsIsTakenUnlessItIsPlague() {
    Scene crew = scene().afloat(Cargo.CREW, 1, 11).endsTurn();
    assertThat(worthOfPirate(crew, new Move.TakeUp()))
        .isGreaterThan(worthOfPirate(crew, new Move.LeaveIt()) + 0.02);
    Scene plague = scene().afloat(Cargo.PLAGUE, 1, 11).endsTurn();
    assertThat(worthOfPirate(plague, new Move.TakeUp()))
        .isLessThan(worthOfPirate(plague, new Move.LeaveIt()) - 0.02);
  }

  private static double worthOfPirate(Scene scene, Move move) {
    State after = scene.rules().play(scene.state(), Seat.of(1), move, Narrator.none()).orThrow();
    return scene.rules().worth(after, Seat.of(1));
  }

  @Test
  void smokeThatGoesOffBeforeTheVortexIsNoWayOutOfTheRed() {
    // 7/4 is pulled over 7/3: smoke that waits there saves, smoke that is due under a ship is gone
    Scene waiting = boat().bomb(Bomb.SMOKE, 7, 3);
    Scene due = boat().put(Vessel.PIRATE, 7, 3).plays(drop(7, 3));
    assertThat(afterTurn(due.steps(0))).isLessThan(afterTurn(waiting.steps(0)) - 0.3);
  }

  private static Scene boat() {
    return Scene.of(Vessel.HOUSE_BOAT, Vessel.PIRATE).put(Vessel.HOUSE_BOAT, 7, 4);
  }

  @Test
  void smokeInTheWayOfTheVortexIsALastResortInTheRed() {
    // the vortex pulls from 7/4 over 7/3, and from 6/8 over 6/7
    Scene red = boat().bomb(Bomb.SMOKE, 7, 3);
    Scene outside = boat().put(Vessel.HOUSE_BOAT, 6, 8).bomb(Bomb.SMOKE, 6, 7);
    assertThat(afterTurn(red))
        .isGreaterThan(afterTurn(boat()) + 0.1)
        .isLessThan(afterTurn(outside) - 0.1);
  }

  @Test
  void smokeThatIsDueUnderTheShipTakesItOutOfTheRed() {
    Scene dropped =
        Scene.of(Vessel.PIRATE, Vessel.HOUSE_BOAT)
            .put(Vessel.PIRATE, 7, 3)
            .put(Vessel.HOUSE_BOAT, 7, 4)
            .endsTurn()
            .draws(1, 1)
            .plays(drop(7, 3));
    Scene without = Scene.of(Vessel.PIRATE, Vessel.HOUSE_BOAT).put(Vessel.PIRATE, 7, 3).endsTurn();
    assertThat(worth(dropped)).isGreaterThan(worth(without) + 0.3);
  }

  @Test
  void cargoAheadThatCanBeSailedToIsGood() {
    assertThat(worth(scene().steps(3).afloat(Cargo.CREW, 3, 8)))
        .isGreaterThan(worth(scene().steps(3)) + 0.02);
  }

  @Test
  void stepsLeftLeadOutOfTheRed() {
    assertThat(worth(scene().put(Vessel.EXPLORER, 7, 2).steps(4)))
        .isGreaterThan(worth(scene().put(Vessel.EXPLORER, 7, 2).steps(0)) + 0.3);
  }

  @Test
  void aShotIsBetterThanNone() {
    Scene near = scene().put(Vessel.PIRATE, 1, 7).tentacle(3, 6).steps(2);
    double before = worth(near);
    assertThat(worth(scene().put(Vessel.PIRATE, 1, 7).tentacle(3, 6).steps(2).plays(fire(3, 6))))
        .isGreaterThan(before);
    assertThat(worth(near.plays(fire(Vessel.PIRATE)))).isGreaterThan(before);
  }

  @Test
  void theShotThatMayKillTheKrakenIsWorthMore() {
    Scene weak = scene().put(Vessel.EXPLORER, 7, 2).health(1).plays(fireAtKraken());
    Scene strong = scene().put(Vessel.EXPLORER, 7, 2).health(9).plays(fireAtKraken());
    assertThat(worth(weak)).isGreaterThan(worth(strong) + 0.02);
  }

  @Test
  void whoWouldNotWinByItDoesNotKillTheKraken() {
    Scene behind = scene().put(Vessel.EXPLORER, 7, 2).health(1).cargo(Vessel.PIRATE, 3, 9, 9);
    double before = worth(behind);
    assertThat(worth(behind.plays(fireAtKraken()))).isLessThan(before);
  }

  @Test
  void theSecondShotIsTakenBeforeAnActionIsSpent() {
    assertThat(worth(missed().plays(new Move.FireAgain())))
        .isGreaterThan(worth(missed().plays(new Move.HoldFire(), fire(Vessel.PIRATE))));
  }

  /** The Merchant has missed the Pirate with the first of two actions. */
  private static Scene missed() {
    return Scene.of(Vessel.MERCHANT, Vessel.PIRATE)
        .put(Vessel.MERCHANT, 3, 4)
        .put(Vessel.PIRATE, 4, 5)
        .steps(0)
        .plays(fire(Vessel.PIRATE))
        .draws(1);
  }

  @Test
  void aTowNearTheOwnPierIsWorthMoreThanOneFarAway() {
    // the vortex carries from 1/3 to 3/11 and from 1/9 to 3/5; the Explorer's pier is 1/3
    Scene near = scene().put(Vessel.EXPLORER, 1, 3).towing(Vessel.EXPLORER, Vessel.CRUISE);
    Scene far = scene().put(Vessel.EXPLORER, 1, 9).towing(Vessel.EXPLORER, Vessel.CRUISE);
    assertThat(afterTurn(near)).isGreaterThan(afterTurn(far) + 0.02);
  }

  @Test
  void aBarrelUnderATentacleIsAsGoodAsAKill() {
    Scene without =
        Scene.of(Vessel.FISHERMAN, Vessel.PIRATE).put(Vessel.FISHERMAN, 2, 6).tentacle(2, 5);
    Scene with =
        Scene.of(Vessel.FISHERMAN, Vessel.PIRATE)
            .put(Vessel.FISHERMAN, 2, 6)
            .tentacle(2, 5)
            .plays(drop(2, 5));
    assertThat(worth(with)).isGreaterThan(worth(without) + 0.01);
  }

  @Test
  void outIsLost() {
    assertThat(worth(scene().swallowed(Vessel.EXPLORER))).isZero();
  }

  @Test
  void theEndIsOneOrZero() {
    Scene won = scene().time(1).cargo(Vessel.PIRATE, 0, 0, 0).endsTurn().draws(1).endsTurn();
    assertThat(worth(won)).isEqualTo(1);
    assertThat(won.rules().worth(won.state(), Seat.of(1))).isZero();
  }
}
