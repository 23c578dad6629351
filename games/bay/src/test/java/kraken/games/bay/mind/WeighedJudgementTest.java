package kraken.games.bay.mind;

import static kraken.games.bay.chapters.SceneMoves.fire;
import static kraken.games.bay.chapters.SceneMoves.fireAtKraken;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import kraken.games.bay.Rules;
import kraken.games.bay.chapters.Scene;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import org.junit.jupiter.api.Test;

/**
 * What strong bots think must make sense: only what is better and what is worse, never how much.
 */
class WeighedJudgementTest {

  private static final int FISHERMAN = Vessel.FISHERMAN.ordinal();

  private static Scene scene() {
    return Scene.of(Vessel.FISHERMAN, Vessel.PIRATE, Vessel.CAPTAIN, Vessel.MERCHANT)
        .put(Vessel.FISHERMAN, 2, 6)
        .put(Vessel.PIRATE, 1, 11);
  }

  private static double chance(Scene scene) {
    return scene.rules().winChance(scene.state(), Seat.of(0));
  }

  private static double afterTurn(Scene scene) {
    return chance(scene.endsTurn());
  }

  @Test
  void pointsAreGoodForWhoHasThem() {
    assertThat(chance(scene())).isStrictlyBetween(0.0, 1.0);
    assertThat(chance(scene().cargo(Vessel.FISHERMAN, 3, 9, 9))).isGreaterThan(chance(scene()));
    assertThat(chance(scene().cargo(Vessel.CAPTAIN, 5, 12, 12))).isLessThan(chance(scene()));
  }

  @Test
  void aLeadCountsMoreWhenItIsLate() {
    Scene early = scene().cargo(Vessel.FISHERMAN, 3, 12, 12).time(14);
    Scene late = scene().cargo(Vessel.FISHERMAN, 3, 12, 12).time(2);
    assertThat(chance(late)).isGreaterThan(chance(early));
  }

  @Test
  void toEndATurnInTheRedIsTheWorst() {
    double worst = afterTurn(scene().put(Vessel.FISHERMAN, 7, 2));
    assertThat(worst).isLessThan(0.05);
    for (int lane = 1; lane <= 6; lane++) {
      assertThat(afterTurn(scene().put(Vessel.FISHERMAN, lane, 6))).isGreaterThan(worst);
    }
  }

  @Test
  void nobodyHangsItsLifeOnSmoke() {
    assertThat(afterTurn(boat(7, 4))).isLessThan(afterTurn(boat(6, 10)));
  }

  /** The vortex pulls from 7/4 over the smoke at 7/3, and otherwise into the mouth. */
  private static Scene boat(int lane, int number) {
    return Scene.of(Vessel.HOUSE_BOAT, Vessel.PIRATE, Vessel.CAPTAIN, Vessel.MERCHANT)
        .put(Vessel.HOUSE_BOAT, lane, number)
        .bomb(Bomb.SMOKE, 7, 3);
  }

  @Test
  void aShotAtATentacleIsBetterThanToEndTheTurn() {
    double ended = afterTurn(scene().tentacle(3, 6).steps(0));
    assertThat(chance(scene().tentacle(3, 6).steps(0).plays(fire(3, 6)))).isGreaterThan(ended);
  }

  @Test
  void theShotThatMayKillTheKrakenIsForWhoWinsByIt() {
    Scene ahead =
        scene().put(Vessel.FISHERMAN, 7, 2).health(2).cargo(Vessel.FISHERMAN, 3, 9, 9).steps(4);
    double before = chance(ahead);
    assertThat(chance(ahead.plays(fireAtKraken()))).isGreaterThan(before);
    Scene behind =
        scene().put(Vessel.FISHERMAN, 7, 2).health(2).cargo(Vessel.PIRATE, 3, 12, 12).steps(4);
    double hopeful = chance(behind);
    assertThat(chance(behind.plays(fireAtKraken()))).isLessThan(hopeful);
  }

  @Test
  void theFreeSecondShotIsTaken() {
    assertThat(afterMiss(new Move.FireAgain())).isGreaterThan(afterMiss(new Move.HoldFire()));
  }

  private static double afterMiss(Move move) {
    Scene missed =
        Scene.of(Vessel.MERCHANT, Vessel.PIRATE, Vessel.CAPTAIN, Vessel.FISHERMAN)
            .put(Vessel.MERCHANT, 2, 6)
            .put(Vessel.PIRATE, 3, 6)
            .steps(0)
            .plays(fire(Vessel.PIRATE))
            .draws(1);
    return chance(missed.plays(move));
  }

  @Test
  void rivalsGunsAreFeared() {
    Outlook near =
        Outlook.keen(scene().put(Vessel.PIRATE, 2, 4).steps(0).endsTurn().state(), FISHERMAN);
    Outlook far =
        Outlook.keen(scene().put(Vessel.PIRATE, 2, 8).steps(0).endsTurn().state(), FISHERMAN);
    assertThat(near.exposed()).isLessThan(far.exposed());
  }

  @Test
  void shipsAreNotChosenByCargoAlone() {
    assertThat(chosen(Vessel.PIRATE, 6)).isGreaterThan(chosen(Vessel.CAPTAIN, 6));
    assertThat(chosen(Vessel.CAPTAIN, 6)).isGreaterThan(chosen(Vessel.FISHERMAN, 6));
  }

  @Test
  void amongFewTheHouseBoatIsChosenFirstAndSailedAsBefore() {
    assertThat(chosen(Vessel.HOUSE_BOAT, 4)).isGreaterThan(chosen(Vessel.PIRATE, 4));
    assertThat(chosen(Vessel.HOUSE_BOAT, 5)).isLessThan(chosen(Vessel.PIRATE, 5));
    double[] numbers = new double[BayFeatures.ALL.names().size()];
    BayFeatures.ALL.read(boat(6, 10).state(), Seat.of(0), numbers);
    List<String> names = BayFeatures.ALL.names();
    assertThat(numbers[names.indexOf("ship.house-boat")]).isPositive();
    assertThat(numbers[names.indexOf("ship.house-boat-chosen-among-few")]).isZero();
  }

  private static double chosen(Vessel ship, int players) {
    Rules rules = new Rules();
    State lot =
        rules.draw(rules.start(Setup.standard(rules, players)), Numbers.of(0), Narrator.none());
    State next = rules.play(lot, Seat.of(0), new Move.ChooseShip(ship), Narrator.none()).orThrow();
    return rules.winChance(next, Seat.of(0));
  }

  @Test
  void whoIsOutHasNoChance() {
    assertThat(chance(scene().swallowed(Vessel.FISHERMAN))).isLessThan(0.05);
  }

  @Test
  void theEndIsCertain() {
    Scene won =
        Scene.of(Vessel.FISHERMAN, Vessel.PIRATE)
            .time(1)
            .cargo(Vessel.PIRATE, 0, 0, 0)
            .endsTurn()
            .draws(1)
            .endsTurn();
    assertThat(chance(won)).isEqualTo(1);
    assertThat(won.rules().winChance(won.state(), Seat.of(1))).isZero();
  }

  @Test
  void featuresHaveDifferentNames() {
    assertThat(new HashSet<>(BayFeatures.ALL.names())).hasSize(BayFeatures.ALL.names().size());
  }
}
