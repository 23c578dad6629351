package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static kraken.games.rage.chapters.Scene.C;
import static kraken.games.rage.chapters.Scene.D;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.rage.state.Action;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Move;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Refusals;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.State;
import kraken.games.rage.state.Way;
import kraken.kit.Answer;
import kraken.kit.Narrator;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** A round of the game: cards, turns and who starts. */
class GameRoundTest {

  private static final String APART =
      """
      .   .   .   .
      .   .   .   .
      A   B   C   .
      .   .   .   .
      ^   .   .   .
      """;

  @Test
  void aPlayerChoosesACardOfTheHandAndItLiesOpen() {
    Scene scene = Scene.of(APART).hand(A, Card.FFU, Card.FKT_1, Card.FBT_2);
    scene
        .offers(
            new Move.PlayCard(Card.FFU),
            new Move.PlayCard(Card.FKT_1),
            new Move.PlayCard(Card.FBT_2))
        .refuses(new Move.PlayCard(Card.FKT_2), Refusals.NOT_IN_YOUR_HAND)
        .refuses(new Move.Perform(Action.FORWARD), Refusals.NOT_NOW)
        .refuses(new Move.Rotate(Way.LEFT), Refusals.NOT_NOW)
        .plays(Card.FKT_1)
        .tells(new Event.CardPlayed(A, Card.FKT_1));
    assertThat(scene.state().cards().discards().top()).isEqualTo(Card.FKT_1);
    assertThat(scene.state().cards().hand(0)).containsExactly(Card.FFU, Card.FBT_2);
  }

  @Test
  void theActionsAreDoneInAnyOrderAndAllOfThem() {
    Scene.of(APART)
        .hand(A, Card.FKT_1)
        .plays(Card.FKT_1)
        .offers(
            new Move.Perform(Action.FORWARD),
            new Move.Rotate(Way.LEFT),
            new Move.Rotate(Way.RIGHT),
            new Move.Perform(Action.TENTACLES))
        .refuses(new Move.Perform(Action.ROTATE), Refusals.WHICH_WAY)
        .refuses(new Move.Perform(Action.FIRE), Refusals.NOT_LEFT_ON_THE_CARD)
        .refuses(new Move.PlayCard(Card.FKT_1), Refusals.NOT_NOW)
        .plays("T")
        .refuses(new Move.Perform(Action.TENTACLES), Refusals.NOT_LEFT_ON_THE_CARD)
        .plays(">")
        .refuses(new Move.Rotate(Way.LEFT), Refusals.NOT_LEFT_ON_THE_CARD)
        .offers(new Move.Perform(Action.FORWARD))
        .isTurnOf(A)
        .plays("F")
        .isTurnOf(B)
        .tells(new Event.ActionBegan(A, Action.ROTATE, Way.RIGHT))
        .tells(new Event.ActionBegan(A, Action.FORWARD, null));
  }

  @Test
  void anActionThatIsOnTheCardTwiceIsOfferedOnceAndDoneTwice() {
    Scene.of(APART)
        .hand(A, Card.FXX_1)
        .plays(Card.FXX_1)
        .offers(new Move.Perform(Action.FORWARD), new Move.Perform(Action.FIRE))
        .plays("X")
        .offers(new Move.Perform(Action.FORWARD), new Move.Perform(Action.FIRE))
        .plays("X")
        .offers(new Move.Perform(Action.FORWARD));
  }

  @Test
  void playersTakeTurnsCardByCard() {
    Scene scene = Scene.of(APART);
    for (Seat seat : List.of(A, B, C, A, B, C, A, B)) {
      scene.isTurnOf(seat);
      scene.ends("R").is(Phase.Choosing.class);
      scene.cards(scene.state().cards().played(seat.index(), first(scene, seat)));
    }
    scene.isTurnOf(C).cards(scene.state().cards().discarded(2)).ends("R").is(Phase.Dealing.class);
  }

  private static Card first(Scene scene, Seat seat) {
    return scene.state().cards().hand(seat.index()).getFirst();
  }

  @Test
  void nobodyPlaysOutOfTurn() {
    Scene scene = Scene.of(APART);
    assertThat(scene.rules().moves(scene.state(), B)).isEmpty();
    Card card = scene.state().cards().hand(1).getFirst();
    assertThat(scene.rules().play(scene.state(), B, new Move.PlayCard(card), Narrator.none()))
        .isEqualTo(new Answer.Refused<State>(Refusal.Always.NOT_YOUR_TURN));
  }

  @Test
  void theMostDamagedShipStarts() {
    assertStarts(
        B,
        """
        .   .   .   .
        .   .   .   .
        A1  C1  B2  D1
        .   .   .   .
        ^   .   .   .
        """);
  }

  @Test
  void amongEquallyDamagedTheNearestToTheFrontStarts() {
    assertStarts(
        D,
        """
        .   .   .   .
        .   .   .   .
        A   .   B   .
        .   C   .   D
        .   .   .   ^
        """);
    assertStarts(
        B,
        """
        .   .   .   .
        .   .   .   .
        .   .   A   B
        .   .   .   .
        ^   .   .   .
        """);
  }

  @Test
  void thenClockwiseFromTheFront() {
    assertStarts(
        B,
        """
        .   .   .   .
        .   B   .   .
        .   .   .   A
        .   .   .   .
        ^   .   .   .
        """);
  }

  @Test
  void thenTheInnerLane() {
    assertStarts(
        C,
        """
        .   A   .   .
        .   B   .   .
        .   .   .   .
        .   C   .   .
        .   ^   .   .
        """);
  }

  private static void assertStarts(Seat seat, String drawing) {
    Scene scene = Scene.of(drawing);
    Scene.at(scene.state().with(Cards.NEW).in(Phase.DEALING)).deals().isTurnOf(seat);
  }

  @Test
  void whenAllCardsArePlayedTheDebrisIsTurnedFaceUp() {
    Scene.of(
            """
            #   #1  #   #
            .   .   .   .
            A   B   C   .
            .   .   .   .
            ^   .   .   .
            """)
        .cards(Cards.NEW)
        .ends("R")
        .is(Phase.Dealing.class)
        .tells(
            new Event.DebrisTurned(Space.N4, 2),
            new Event.DebrisTurned(Space.S4, 2),
            new Event.DebrisTurned(Space.W4, 2))
        .looks(
            """
            #2  #1  #2  #2
            .   .   .   .
            A   B   C   .
            .   .   .   .
            ^   .   .   .
            """);
  }

  @Test
  void debrisOnTheStackStaysHidden() {
    Scene scene = Scene.start(4).draws(0, 0, 0, 0, 0, 0, 0, 0, 0);
    Scene later = Scene.at(scene.state().atTurn(0).with(Cards.NEW).in(Phase.CHOOSING));
    later.ends("R").is(Phase.Dealing.class).keepsQuietOf(Event.DebrisTurned.class);
    assertThat(later.state().board()).isEqualTo(scene.state().board());
  }

  @Test
  void theLastCardDiscardedLiesOnTop() {
    Scene scene = Scene.of(APART).hand(A, Card.FUT, Card.FFX_1, Card.FKT_2);
    scene.plays(Card.FKT_2).plays("FT>").isTurnOf(B).ends("R").isTurnOf(C).ends("R");
    scene.plays(Card.FFX_1).plays("FFX");
    assertThat(scene.view(B).discards()).containsExactly(Card.FKT_2, Card.FFX_1);
    assertThat(scene.state().cards().discards().count()).isEqualTo(2);
  }
}
