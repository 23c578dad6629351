package kraken.games.attack.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kraken.games.attack.Rules;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Hand;
import kraken.games.attack.state.Kraken;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Refusals;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.State;
import kraken.games.attack.state.View;
import kraken.kit.Answer;
import kraken.kit.Numbers;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Game set up, and ruling 1. */
class SetUpTest {

  private static final Rules RULES = new Rules();

  private static Scene start(int players, Map<String, String> options) {
    return Scene.at(RULES.start(Setup.of(RULES, players, options)));
  }

  private static Scene start(int players) {
    return start(players, Map.of());
  }

  private static Move take(Pirate pirate) {
    return new Move.TakePirate(pirate);
  }

  private static Move board(Area area) {
    return new Move.Board(area);
  }

  @Test
  void everyTentacleBeginsOnItsBubblesAndEveryRailStands() {
    Scene scene = start(2).looks(Scene.CALM);
    assertThat(scene.state().board().holeCount()).isZero();
    assertThat(scene.state().board().hasKraken()).isFalse();
  }

  @Test
  void theKrakenBeginsBeforeTheTrackAndFourDiceWaitOnIt() {
    View view = start(2).view();
    assertThat(view.kraken()).isEqualTo(new Kraken(0, 0));
    assertThat(view.waitingDice()).hasSize(4);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void theFirstPlayerIsDrawnByLot(int players) {
    Scene scene = start(players);
    assertThat(scene.turn()).isEqualTo(new Turn.Sea(Numbers.of(players)));
    scene.draws(players - 1).tells(new Event.FirstPlayerDrawn(Seat.of(players - 1)));
  }

  @Test
  void aLonePlayerNeedsNoLot() {
    start(1).is(Phase.Taking.class);
  }

  @Test
  void inSeatOrderEachPlayerTakesAPirateAndAnArea() {
    Scene scene = start(2).draws(1);
    assertThat(scene.turn()).isEqualTo(new Turn.One(Seat.of(0)));
    scene.plays(take(Pirate.BILLY));
    assertThat(scene.turn()).isEqualTo(new Turn.One(Seat.of(0)));
    scene.plays(board(Area.STARBOARD_STERN));
    assertThat(scene.turn()).isEqualTo(new Turn.One(Seat.of(1)));
    scene.plays(take(Pirate.ASTRID), board(Area.PORT_BOW));
    assertThat(scene.state().pawns().of(Pirate.BILLY)).isEqualTo(Area.STARBOARD_STERN);
    assertThat(scene.state().pawns().of(Pirate.ASTRID)).isEqualTo(Area.PORT_BOW);
    scene.tells(
        new Event.FirstPlayerDrawn(Seat.of(1)),
        new Event.PirateTaken(Seat.of(0), Pirate.BILLY),
        new Event.PirateBoarded(Pirate.BILLY, Area.STARBOARD_STERN),
        new Event.PirateTaken(Seat.of(1), Pirate.ASTRID),
        new Event.PirateBoarded(Pirate.ASTRID, Area.PORT_BOW));
  }

  @Test
  void aPirateIsTakenOnce() {
    start(3)
        .draws(0)
        .plays(take(Pirate.ELENA), board(Area.PORT_BOW))
        .offers(take(Pirate.ASTRID), take(Pirate.BILLY), take(Pirate.SAMUEL))
        .refuses(take(Pirate.ELENA), Refusals.PIRATE_TAKEN);
  }

  @Test
  void anyNumberOfPiratesMayStandInTheSameArea() {
    Scene scene = start(2).draws(0).plays(take(Pirate.ELENA), board(Area.PORT_BOW));
    scene
        .plays(take(Pirate.SAMUEL))
        .offers(
            board(Area.PORT_BOW),
            board(Area.PORT_STERN),
            board(Area.STARBOARD_BOW),
            board(Area.STARBOARD_STERN))
        .plays(board(Area.PORT_BOW));
    assertThat(scene.state().pawns().of(Pirate.SAMUEL)).isEqualTo(Area.PORT_BOW);
  }

  @Test
  void othersWaitWhileAPlayerChooses() {
    Scene scene = start(2).draws(0);
    assertThat(RULES.moves(scene.state(), Seat.of(1))).isEmpty();
    assertThat(RULES.play(scene.state(), Seat.of(1), take(Pirate.BILLY), (a, e) -> {}))
        .isEqualTo(new Answer.Refused<State>(Refusal.Always.NOT_YOUR_TURN));
  }

  @Test
  void everyPlayerShufflesTenCardsTwoFaceUpAndEightInThePile() {
    Scene scene = dealt();
    for (Hand hand : scene.state().hands()) {
      Pirate pirate = hand.pirates().getFirst();
      assertThat(hand.pile().cards())
          .hasSize(10)
          .doesNotHaveDuplicates()
          .allSatisfy(card -> assertThat(card.pirate()).isEqualTo(pirate));
      assertThat(hand.pile().shown()).hasSize(2);
      assertThat(hand.pile().unknown()).isEqualTo(8);
    }
  }

  @Test
  void theSeaShufflesOnePileAfterTheOther() {
    Scene scene = start(2).draws(0).plays(take(Pirate.ELENA), board(Area.PORT_BOW));
    scene.plays(take(Pirate.SAMUEL), board(Area.PORT_BOW));
    assertThat(scene.turn())
        .isEqualTo(
            new Turn.Sea(Numbers.of(10, 9, 8, 7, 6, 5, 4, 3, 2, 10, 9, 8, 7, 6, 5, 4, 3, 2)));
    scene.draws(9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 8, 7, 6, 5, 4, 3, 2, 1);
    assertThat(scene.state().hands().get(0).pile().shown())
        .containsExactly(Card.ELENA_1, Card.ELENA_2);
    assertThat(scene.state().hands().get(1).pile().shown())
        .containsExactly(Card.SAMUEL_10, Card.SAMUEL_2);
    assertThat(scene.events())
        .endsWith(
            new Event.CardsDealt(List.of(Pirate.ELENA), List.of(Card.ELENA_1, Card.ELENA_2)),
            new Event.CardsDealt(List.of(Pirate.SAMUEL), List.of(Card.SAMUEL_10, Card.SAMUEL_2)));
  }

  @Test
  void theFirstPlayerBeginsWithARollOfOneRedAndOnePurpleDie() {
    Scene scene = dealt();
    assertThat(scene.state().seat()).isEqualTo(Seat.of(1));
    assertThat(scene.turn()).isEqualTo(new Turn.Sea(Numbers.of(6, 6)));
  }

  /** Two players, the second of whom begins. */
  private static Scene dealt() {
    return start(2)
        .draws(1)
        .plays(take(Pirate.ELENA), board(Area.PORT_BOW))
        .plays(take(Pirate.SAMUEL), board(Area.PORT_BOW))
        .draws(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  }

  @Test
  void theFirstPlayerPlacesTheWhirlpoolsWhenTheCrewIsAboard() {
    Scene scene =
        start(2, Map.of("whirlpools", "2"))
            .draws(1)
            .plays(take(Pirate.ELENA), board(Area.PORT_BOW))
            .plays(take(Pirate.SAMUEL), board(Area.PORT_BOW));
    assertThat(scene.turn()).isEqualTo(new Turn.One(Seat.of(1)));
    assertThat(scene.moves()).hasSize(24);
    scene
        .refuses(
            new Move.PlaceWhirlpool(Lane.RED_CRAB, Space.BUBBLES), Refusals.NO_WHIRLPOOL_ON_BUBBLES)
        .plays(new Move.PlaceWhirlpool(Lane.RED_CRAB, Space.CANNON))
        .refuses(new Move.PlaceWhirlpool(Lane.RED_CRAB, Space.CANNON), Refusals.WHIRLPOOL_THERE)
        .is(Phase.Placing.class)
        .plays(new Move.PlaceWhirlpool(Lane.PURPLE_FISH, Space.SABER))
        .is(Phase.Shuffling.class)
        .looks(
            """
            T...|#|...T
            T...|#|...T
            T@..|#|...T
            T...|#|@..T
            """);
    assertThat(scene.events())
        .endsWith(
            new Event.WhirlpoolPlaced(Lane.RED_CRAB, Space.CANNON),
            new Event.WhirlpoolPlaced(Lane.PURPLE_FISH, Space.SABER));
  }

  @Test
  void withoutWhirlpoolsNothingIsPlaced() {
    start(1)
        .plays(take(Pirate.ELENA), board(Area.PORT_BOW), take(Pirate.BILLY), board(Area.PORT_BOW))
        .is(Phase.Shuffling.class);
  }
}
