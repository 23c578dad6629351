package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static kraken.games.rage.chapters.Scene.C;
import static kraken.games.rage.state.Bearing.RIGHT;
import static kraken.games.rage.state.Section.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.View;
import org.junit.jupiter.api.Test;

/** Winning where all ships are destroyed: the last to reach five damage wins, or share the win. */
class LastToSinkTest {

  @Test
  void whenAllSinkByOneCardTheLastToReachFiveDamageWins() {
    Scene.of(
            """
            ~   ~   ~   ~
            #   #   #   #
            B4  .   .   .
            A4  .   .   .
            .   ^   .   .
            """)
        .ends("DX")
        .hasWins(0, 1);
    Scene.of(
            """
            ~   ~   ~   ~
            #   #   #   #
            B4  .   .   .
            A4  .   .   .
            .   ^   .   .
            """)
        .ends("XD")
        .hasWins(1, 0);
  }

  @Test
  void inARageAttackTheLastToReachFiveDamageWins() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            .   .   .   .
            B4  A4  C4  .
            .   .   ^   .
            """)
        .rage(5)
        .ends("X")
        .tells(new Event.RoundWon(1, List.of(A), true))
        .hasWins(1, 0, 0);
  }

  @Test
  void eachStrikeOfARageAttackIsAnActionOfItsOwn() {
    Scene.of(
            """
            ~   ~   ~   ~
            #   #   #   #
            .   .   .   .
            A4  B4  .   .
            ^   .   .   .
            """)
        .rage(5)
        .ends("X")
        .tells(new Event.RoundWon(1, List.of(B), true));
    Scene.of(
            """
            ~   ~   ~   ~
            #   #   #   #
            .   B4  .   .
            .   A4  .   .
            .   .   ^   .
            """)
        .rage(6)
        .ends("<")
        .tells(new Event.RoundWon(1, List.of(A, B), true));
  }

  @Test
  void whatTheCardDestroysIsDestroyedBeforeTheFirstStrikeOfTheRageAttack() {
    Scene.of(
            """
            ~   ~   ~   ~
            #   #   #   #
            B4  .   .   .
            A4  .   .   .
            ^   .   .   .
            """)
        .rage(5)
        .ends("X")
        .tells(new Event.RoundWon(1, List.of(A), true));
  }

  @Test
  void allThatFollowsFromAnActionBelongsToIt() {
    // A is burnt where it sails to, and pushes B into the Kraken.
    Scene.of(
            """
            ~   ~   ~   ~
            #   #   #   #
            .   .   .   .
            A4  B4* .   .
            .   ^   .   .
            """)
        .ends("F")
        .tells(
            new Event.Damaged(A, 1, 5, Harm.BARREL), new Event.HitKraken(B, Space.E1, SOUTH, RIGHT))
        .tells(new Event.Damaged(B, 1, 5, Harm.KRAKEN))
        .tells(new Event.RoundWon(1, List.of(A, B), true))
        .hasWins(1, 1);
    // B is struck, then torn by debris; A is struck only.
    Scene.of(
            """
            ~   ~   ~   ~
            #1  #   #   #
            B3  .   .   .
            A4  .   .   .
            ^   .   .   .
            """)
        .ends("T")
        .tells(new Event.RoundWon(1, List.of(A, B), true));
  }

  @Test
  void whoIsDestroyedByAnEarlierActionOfTheCardDoesNotShareTheRound() {
    Scene.of(
            """
            #   #   #   #
            .   .   .   .
            .   .   B4  .
            .   C4  A4  .
            .   ^   .   .
            """)
        .ends("TX>T")
        .tells(new Event.RoundWon(1, List.of(A), true));
  }

  @Test
  void shipsThatALaneDestroysAsItClosesAllWin() {
    Scene.of(
            """
            A4  .   B4  .
            .*  .   .*  .
            .   .   .   .
            .   C4  .   D4
            .   ^   .   .
            """)
        .ends("T>>T")
        .tells(new Event.LaneClosed(4))
        .tells(new Event.RoundWon(1, List.of(A, B), true))
        .hasWins(1, 1, 0, 0);
  }

  @Test
  void theLaneThatClosesLastDestroysLast() {
    Scene.of(
            """
            .   .   B4  .
            A4  .   .*  .
            .*  .   .   .
            .   C4  .   D4
            .   ^   .   .
            """)
        .ends("T>>T")
        .tells(new Event.LaneClosed(3))
        .tells(new Event.ShipSunk(B, Space.S2), new Event.ShipSunk(A, Space.N2))
        .tells(new Event.RoundWon(1, List.of(A), true));
  }

  @Test
  void whoSankByAnEarlierCardDoesNotShareTheRound() {
    Scene scene =
        Scene.of(
            """
            #   #   #   #
            .   .   .   .
            .   .   A   .
            .   B4  C4  .
            .   ^   .   .
            """);
    scene.ends("X").tells(new Event.ShipSunk(C, Space.S1));
    assertThat(scene.view(A).ships()).extracting(View.ShipView::wrecked).containsExactly(0, 0, 1);
    scene.ends("T").hasWins(1, 0, 0);
    assertThat(scene.view(A).ships()).extracting(View.ShipView::wrecked).containsExactly(0, 2, 1);
  }

  @Test
  void withinOneActionAllOfThemWin() {
    Scene.of(
            """
            #   #   #   #
            .   .   .   .
            B4  C4  .   .
            A4  .   .   .
            ^   .   .   .
            """)
        .ends("T>T")
        .tells(new Event.RoundWon(1, List.of(C), true));
    Scene.of(
            """
            ~   ~   ~   ~
            #   #   #   #
            B4  .   .   .
            A4  .   .   .
            ^   .   .   .
            """)
        .ends("T")
        .tells(new Event.RoundWon(1, List.of(A, B), true))
        .hasWins(1, 1);
  }

  @Test
  void whoIsHitAgainAfterFiveDamageGainsNothingByIt() {
    Scene.of(
            """
            ~   ~   ~   ~
            #   #   #   #
            B4  .   .   .
            A4  .   .   .
            .   ^   .   .
            """)
        .ends("DXD")
        .hasWins(0, 1);
  }

  @Test
  void whoRepairsAfterFiveDamageGainsNothingByIt() {
    Scene.of(
            """
            ~   ~   ~   ~
            #   #   #   #
            B4  .   .   .
            A4  .   .   .
            .   ^   .   .
            """)
        .ends("DXRD")
        .hasWins(0, 1);
  }
}
