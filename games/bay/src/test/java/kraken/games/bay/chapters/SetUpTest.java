package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.space;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.bay.Rules;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.kit.Numbers;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;

/** Setup. */
class SetUpTest {

  private static final Rules RULES = new Rules();

  private static Scene fresh(int players) {
    return Scene.at(RULES.start(Setup.standard(RULES, players)));
  }

  private static Move choose(Vessel ship) {
    return new Move.ChooseShip(ship);
  }

  @Test
  void theLotNamesTheFirstPlayer() {
    fresh(3)
        .is(Phase.LOTS)
        .asksFor(3)
        .draws(2)
        .toldOnly(new Event.FirstDrawn(Seat.of(1)))
        .isTurnOf(1)
        .is(Phase.CHOOSING);
  }

  @Test
  void shipsAreChosenAndTurnsTakenInSeatOrderFromTheFirstPlayerOn() {
    Scene scene =
        fresh(3)
            .draws(2)
            .plays(choose(Vessel.CAPTAIN))
            .isTurnOf(2)
            .plays(choose(Vessel.PIRATE))
            .isTurnOf(0)
            .plays(choose(Vessel.MERCHANT))
            .is(new Phase.Rising(12));
    assertThat(scene.view().first()).isEqualTo(Seat.of(1));
    scene = Scene.at(scene.state().in(new Phase.Rising(1))).draws(6, 6, 6).isTurnOf(1);
    scene.draws(1, 1).endsTurn().isTurnOf(2).draws(1, 1).endsTurn().isTurnOf(0);
    scene.draws(1, 1).hush().endsTurn().isTurnOf(1).told(new Event.RoundEnded(14));
  }

  @Test
  void seatsChooseTheirShipsInTheirOrder() {
    fresh(2)
        .draws(1)
        .hush()
        .isTurnOf(0)
        .offers(
            choose(Vessel.CAPTAIN),
            choose(Vessel.EXPLORER),
            choose(Vessel.FISHERMAN),
            choose(Vessel.HOUSE_BOAT),
            choose(Vessel.MERCHANT),
            choose(Vessel.PIRATE))
        .plays(choose(Vessel.MERCHANT))
        .isTurnOf(1)
        .refuses(choose(Vessel.MERCHANT), Refusals.SHIP_TAKEN)
        .refuses(choose(Vessel.CRUISE), Refusals.NOT_FOR_PLAYERS)
        .refuses(new Move.EndTurn(), Refusals.NOT_NOW)
        .plays(choose(Vessel.PIRATE))
        .toldOnly(
            new Event.ShipChosen(Seat.of(0), Vessel.MERCHANT, space(1, 9)),
            new Event.ShipChosen(Seat.of(1), Vessel.PIRATE, space(1, 11)))
        .is(new Phase.Rising(12));
  }

  @Test
  void eachShipHasFiveCrewThreeRationsAndFiveTreasureTheCaptainTwoMoreOfEach() {
    Scene.of(Vessel.CAPTAIN, Vessel.PIRATE)
        .carries(Vessel.PIRATE, 3, 5, 5)
        .carries(Vessel.CAPTAIN, 5, 7, 7);
  }

  @Test
  void eachShipLiesAtItsPier() {
    Scene.of(
            Vessel.CAPTAIN,
            Vessel.EXPLORER,
            Vessel.FISHERMAN,
            Vessel.HOUSE_BOAT,
            Vessel.MERCHANT,
            Vessel.PIRATE)
        .lies(Vessel.CAPTAIN, 1, 1)
        .lies(Vessel.EXPLORER, 1, 3)
        .lies(Vessel.FISHERMAN, 1, 5)
        .lies(Vessel.HOUSE_BOAT, 1, 7)
        .lies(Vessel.MERCHANT, 1, 9)
        .lies(Vessel.PIRATE, 1, 11);
  }

  @Test
  void theTracksStandAtFifteen() {
    State state = fresh(2).state();
    assertThat(state.time()).isEqualTo(15);
    assertThat(state.health()).isEqualTo(15);
    assertThat(RULES.view(state, state.seat()).offCourse())
        .extracting(View.StrayView::entersAt)
        .containsExactly(13, 11, 9, 7);
  }

  @Test
  void allTwelveTentaclesAreRolledThreeDiceEach() {
    Scene scene = fresh(2).draws(1).plays(choose(Vessel.CAPTAIN), choose(Vessel.EXPLORER));
    assertThat(scene.turn()).isEqualTo(new Turn.Sea(Numbers.repeated(36, 6)));
  }

  @Test
  void tentaclesComeUpAgainWhereAShipStartsOrATentacleIs() {
    Scene scene = Scene.of(Vessel.FISHERMAN, Vessel.EXPLORER);
    State state = scene.state().with(Passage.SETTING_UP).in(new Phase.Rising(4));
    Scene.at(state)
        .draws(1, 1, 2, 2, 6, 5, 2, 5, 6, 1, 1, 1)
        .tentacles(space(2, 11), space(1, 2))
        .is(new Phase.Rising(2))
        .draws(6, 6, 6, 1, 4, 5)
        .tentacles(space(2, 11), space(1, 2), space(6, 12), space(1, 9))
        .is(Phase.ROLLING)
        .isTurnOf(0);
  }

  @Test
  void whoDoesNotHaveTheTurnIsRefused() {
    Scene scene = fresh(2).draws(1);
    assertThat(RULES.play(scene.state(), Seat.of(1), choose(Vessel.PIRATE), (a, e) -> {}))
        .isEqualTo(new kraken.kit.Answer.Refused<State>(Refusal.Always.NOT_YOUR_TURN));
    assertThat(RULES.moves(scene.state(), Seat.of(1))).isEmpty();
  }

  @Test
  void aSeatsPartIsItsShip() {
    State state = Scene.of(Vessel.HOUSE_BOAT, Vessel.PIRATE).state();
    assertThat(RULES.part(state, Seat.of(0))).isEqualTo("house-boat");
    assertThat(RULES.part(state, Seat.of(1))).isEqualTo("pirate");
    assertThat(RULES.part(fresh(2).state(), Seat.of(0))).isEmpty();
  }
}
