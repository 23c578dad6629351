package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.rage.state.Action;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Move;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.State;
import kraken.games.rage.state.Variant;
import kraken.kit.Answer;
import kraken.kit.Narrator;
import kraken.kit.Outcome;
import kraken.kit.Refusal;
import kraken.kit.Seats;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;

/** Winning: a round, and the match. */
class WinningTest {

  private static final String DUEL =
      """
      ~   ~   ~   ~
      #   #   #   #
      A1  .   .   .
      B4  .*  .   .
      .   ^   .   .
      """;

  @Test
  void theLastShipAfloatWinsTheRound() {
    Scene.of(DUEL)
        .ends("X")
        .hasWins(1, 0)
        .is(Phase.SettingUp.class)
        .tells(new Event.ShipSunk(B, Space.N1), new Event.CardsDiscarded(secondHand()))
        .tells(new Event.RoundWon(1, List.of(A), false))
        .keepsQuietOf(Event.LaneClosed.class)
        .keepsQuietOf(Event.MatchWon.class);
  }

  private static List<Card> secondHand() {
    return List.of(Card.FFD, Card.FFB, Card.FFK);
  }

  @Test
  void theNextRoundIsSetUpAnewButForTheRage() {
    Scene scene = Scene.of(DUEL).rage(4).ends("X").draws(0, 0, 0, 0, 0);
    scene
        .hasRage(4)
        .hasWins(1, 0)
        .tells(new Event.RoundBegan(2, A))
        .looks(
            """
            ~   ~   ~   ~
            #   #   #   #
            A   .   B   .
            .   .   .   .
            ^   .   .   .
            """);
    assertThat(scene.state().cards()).isEqualTo(Cards.NEW);
    assertThat(scene.state().round()).isEqualTo(2);
  }

  @Test
  void whoIsLeftAloneHasWonBeforeALaneCloses() {
    Scene.of(
            """
            .   .   .   A4
            .   .   .   .*
            .   B4  .   .
            .   .   C4  .
            .   ^   .   .
            """)
        .ends(">T<T")
        .tells(new Event.RoundWon(1, List.of(A), false))
        .hasWins(1, 0, 0);
  }

  @Test
  void threeRoundsWinTheMatchOfTwoOrThree() {
    Scene scene = Scene.of(DUEL).wins(2, 2).ends("X").hasWins(3, 2).is(Phase.Over.class);
    scene.tells(new Event.RoundWon(1, List.of(A), false), new Event.MatchWon(A));
    assertThat(scene.turn())
        .isEqualTo(new Turn.Over(new Outcome.Race(List.of(3, 2), Seats.of(A), "match-won")));
    assertThat(new Variant(3).goal()).isEqualTo(3);
  }

  @Test
  void twoRoundsWinTheMatchOfFour() {
    String drawing =
        """
        #   #   #   #
        #   #   #   #
        .   .   B   .
        .   .   C4  .
        ^   .   .   .
        """;
    Scene.of(4, drawing).turn(B).wins(0, 1, 1, 1).ends("X").is(Phase.Over.class);
    Scene.of(4, drawing).turn(B).wins(1, 0, 0, 0).ends("X").is(Phase.SettingUp.class);
  }

  @Test
  void whereMoreThanOneIsAtTheGoalTheyPlayOn() {
    String both =
        """
        ~   ~   ~   ~
        #   #   #   #
        B4  .   .   .
        A4  .   .   .
        ^   .   .   .
        """;
    Scene.of(both).wins(2, 2).ends("T").hasWins(3, 3).is(Phase.SettingUp.class);
    Scene.of(both).wins(3, 2).ends("T").hasWins(4, 3).is(Phase.Over.class);
    Scene.of(DUEL).wins(2, 3).ends("X").hasWins(3, 3).is(Phase.SettingUp.class);
    Scene.of(DUEL).wins(3, 3).ends("X").hasWins(4, 3).is(Phase.Over.class);
  }

  @Test
  void aMatchThatIsOverTakesNoMoves() {
    Scene scene = Scene.of(DUEL).wins(2, 2).ends("X");
    assertThat(scene.rules().moves(scene.state(), A)).isEmpty();
    assertThat(scene.rules().play(scene.state(), A, new Move.Perform(Action.FIRE), Narrator.none()))
        .isEqualTo(new Answer.Refused<State>(Refusal.Always.GAME_OVER));
  }
}
