package kraken.games.attack.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kraken.games.attack.Rules;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Pile;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Refusals;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.State;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** For solo players, and rulings 12 and 14. */
class PlayingAloneTest {

  private static final Rules RULES = new Rules();

  private static Scene start(int players, String... options) {
    Map<String, String> asked = new HashMap<>();
    for (int i = 0; i < options.length; i += 2) {
      asked.put(options[i], options[i + 1]);
    }
    return Scene.at(RULES.start(Setup.of(RULES, players, asked)));
  }

  @Nested
  class Solo {

    private Scene dealt() {
      return start(1)
          .plays(new Move.TakePirate(Pirate.ELENA), new Move.Board(Area.PORT_BOW))
          .plays(new Move.TakePirate(Pirate.SAMUEL), new Move.Board(Area.STARBOARD_STERN));
    }

    /** Face up Elena 1 and Samuel 1, on top of the pile the third card given, then the others. */
    private Scene withTop(Card top) {
      State state = dealt().state();
      Pile pile = pile(Card.ELENA_1, Card.SAMUEL_1, top);
      return Scene.at(state.with(state.hand().with(pile)).in(Phase.ROLLING));
    }

    /** The first two face up, the third on top, then the others of these two pirates. */
    private static Pile pile(Card one, Card other, Card top) {
      List<Card> first = List.of(one, other, top);
      Card[] all = SettingUp.cardsOf(List.of(one.pirate(), other.pirate()));
      List<Card> cards = new ArrayList<>(Arrays.asList(all));
      cards.removeAll(first);
      cards.addAll(0, first);
      return Pile.shuffled(cards.toArray(Card[]::new));
    }

    /**
     * Face up Billy 1 and Astrid 1; both stand at the port bow, two tentacles before the cannon.
     */
    private static Scene billyAndAstrid(Card top) {
      State state =
          start(1)
              .plays(new Move.TakePirate(Pirate.BILLY), new Move.Board(Area.PORT_BOW))
              .plays(new Move.TakePirate(Pirate.ASTRID), new Move.Board(Area.PORT_BOW))
              .state();
      Pile pile = pile(Card.BILLY_1, Card.ASTRID_1, top);
      ShipBoard near = ShipBoard.CALM.with(Lane.RED_STAR, Space.CANNON);
      return Scene.at(
          state
              .with(near.with(Lane.RED_SHELL, Space.CANNON))
              .with(state.hand().with(pile))
              .in(Phase.CHOOSING));
    }

    @Test
    void onePlayerTakesTwoPiratesAndTheirTwentyCardsAreOnePile() {
      Scene scene = dealt().is(Phase.Shuffling.class);
      assertThat(scene.turn())
          .isInstanceOfSatisfying(
              Turn.Sea.class,
              sea ->
                  assertThat(sea.bounds())
                      .isEqualTo(
                          Numbers.of(
                              20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)));
      scene.draws(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      Pile pile = scene.state().hand().pile();
      assertThat(pile.cards()).hasSize(20).doesNotHaveDuplicates();
      assertThat(pile.unknown()).isEqualTo(18);
      assertThat(pile.cards()).extracting(Card::pirate).containsOnly(Pirate.ELENA, Pirate.SAMUEL);
    }

    @Test
    void thePowerInForceIsThatOfThePirateOnTopOfThePile() {
      assertThat(withTop(Card.SAMUEL_5).state().power()).isEqualTo(Pirate.SAMUEL);
      assertThat(withTop(Card.ELENA_5).state().power()).isEqualTo(Pirate.ELENA);
      assertThat(withTop(Card.ELENA_5).view().power()).isEqualTo(Pirate.ELENA);
    }

    @Test
    void itIsInForceFromTheRollOn() {
      withTop(Card.SAMUEL_5).rolls(Face.EYE, Face.BLANK).is(Phase.Eyes.class);
      withTop(Card.ELENA_5).rolls(Face.EYE, Face.BLANK).is(Phase.Choosing.class);
    }

    @Test
    void whoeverActs() {
      Scene scene = withTop(Card.ELENA_5).rolls(Face.STAR, Face.BLANK);
      ShipBoard far = ShipBoard.CALM.with(Lane.RED_FISH, Space.PISTOL);
      Scene.at(scene.state().with(far))
          .acting(Card.SAMUEL_1, "p")
          .plays(new Move.PushBack(Lane.RED_FISH));
    }

    @Test
    void underAstridsPowerBillyDoublesAndUnderBillysAstridDoesNot() {
      billyAndAstrid(Card.ASTRID_5)
          .plays(new Move.PlayCard(Card.BILLY_1), new Move.Walk(Area.PORT_STERN))
          .plays(new Move.Walk(Area.PORT_BOW));
      billyAndAstrid(Card.BILLY_5)
          .plays(new Move.PlayCard(Card.ASTRID_1), new Move.Walk(Area.PORT_STERN))
          .refuses(new Move.Walk(Area.PORT_BOW), Refusals.NO_BOOT_LEFT);
    }

    @Test
    void underBillysPowerAstridSweepsAndUnderAstridsBillyDoesNot() {
      billyAndAstrid(Card.BILLY_5)
          .plays(new Move.PlayCard(Card.ASTRID_1), new Move.PushBack(Lane.RED_STAR))
          .is(Phase.Sweeping.class);
      billyAndAstrid(Card.ASTRID_5)
          .plays(new Move.PlayCard(Card.BILLY_1), new Move.PushBack(Lane.RED_STAR))
          .is(Phase.Acting.class);
    }

    @Test
    void aCardMovesItsOwnPiratesPawn() {
      Scene scene =
          withTop(Card.ELENA_5)
              .rolls(Face.BLANK, Face.BLANK)
              .plays(new Move.PlayCard(Card.SAMUEL_1))
              .plays(new Move.Walk(Area.PORT_STERN));
      assertThat(scene.state().pawns().of(Pirate.SAMUEL)).isEqualTo(Area.PORT_STERN);
      assertThat(scene.state().pawns().of(Pirate.ELENA)).isEqualTo(Area.PORT_BOW);
    }

    @Test
    void thenTheSamePlayerRollsAgainUnderTheNextPower() {
      Scene scene =
          withTop(Card.SAMUEL_2)
              .rolls(Face.BLANK, Face.BLANK)
              .plays(new Move.PlayCard(Card.SAMUEL_1), new Move.EndCard());
      assertThat(scene.state().seat()).isEqualTo(Seat.of(0));
      assertThat(scene.state().hand().pile().shown()).containsExactly(Card.ELENA_1, Card.SAMUEL_2);
      assertThat(scene.state().hand().pile().cards()).endsWith(Card.SAMUEL_1);
      assertThat(scene.state().power()).isEqualTo(Pirate.ELENA);
    }
  }

  @Nested
  class TwoHands {

    private Scene dealt() {
      return start(1, "two-hands", "on")
          .plays(new Move.TakePirate(Pirate.ASTRID), new Move.Board(Area.PORT_BOW))
          .plays(new Move.TakePirate(Pirate.SAMUEL), new Move.Board(Area.PORT_STERN))
          .draws(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    @Test
    void onePlayerHoldsTwoPiratesWithADeckEach() {
      Scene scene = dealt();
      assertThat(scene.state().hands())
          .extracting(hand -> hand.pirates().getFirst())
          .containsExactly(Pirate.ASTRID, Pirate.SAMUEL);
      assertThat(scene.state().hands())
          .allSatisfy(hand -> {
            assertThat(hand.seat()).isEqualTo(Seat.of(0));
            assertThat(hand.pile().cards()).hasSize(10);
          });
    }

    @Test
    void andATurnEachWithTheirOwnPowers() {
      Scene scene = dealt();
      assertThat(scene.state().power()).isEqualTo(Pirate.ASTRID);
      scene.rolls(Face.EYE, Face.BLANK).is(Phase.Choosing.class);
      scene.acting("").plays(new Move.EndCard());
      assertThat(scene.state().power()).isEqualTo(Pirate.SAMUEL);
      scene.rolls(Face.EYE, Face.BLANK).is(Phase.Eyes.class);
      assertThat(scene.state().seat()).isEqualTo(Seat.of(0));
    }
  }
}
