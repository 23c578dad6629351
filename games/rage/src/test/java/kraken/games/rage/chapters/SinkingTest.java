package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static kraken.games.rage.chapters.Scene.C;
import static kraken.games.rage.chapters.Scene.D;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Space;
import org.junit.jupiter.api.Test;

/** When a ship is destroyed, and when it sinks. */
class SinkingTest {

  private static final String DOOMED =
      """
      #   #   #   #
      .   .   .   .
      .   .   B4  .
      C   .   A   .
      ^   .   .   .
      """;

  @Test
  void aShipWithFiveDamageSinksWhenTheCardIsDone() {
    Scene scene = Scene.of(DOOMED).does("X");
    assertThat(scene.state().board().ships().isAfloat(1)).isTrue();
    scene
        .keepsQuietOf(Event.ShipSunk.class)
        .plays("R")
        .tells(new Event.ShipSunk(B, Space.S2))
        .looks(
            """
            #   #   #   #
            #   #   #   #
            .   .   .   .
            C   .   A   .
            ^   .   .   .
            """)
        .isTurnOf(C);
  }

  @Test
  void untilThenItIsInTheWay() {
    Scene.of(DOOMED)
        .ends("XU")
        .tells(new Event.Moved(B, Space.S2, Space.S3, Why.BUMPED, A))
        .tells(new Event.ShipSunk(B, Space.S3));
  }

  private static final String AT_THE_FANGS =
      """
      .   .   .   .
      .   .   .   .
      .   .   B   .
      A4  .   .   .
      .   .   .   ^
      """;

  @Test
  void noRepairBringsADestroyedShipBack() {
    Scene.of(AT_THE_FANGS)
        .ends("DR")
        .tells(new Event.Damaged(A, 1, 5, Harm.KRAKEN))
        .tells(new Event.ShipSunk(A, Space.N1))
        .keepsQuietOf(Event.Repaired.class);
  }

  @Test
  void aShipThatIsRepairedBeforeTheFifthDamageStaysAfloat() {
    Scene.of(AT_THE_FANGS)
        .ends("RD")
        .tells(new Event.Repaired(A, 3))
        .tells(new Event.Damaged(A, 1, 4, Harm.KRAKEN))
        .keepsQuietOf(Event.ShipSunk.class);
  }

  @Test
  void aDestroyedShipCarriesOutTheRestOfItsCard() {
    Scene.of(AT_THE_FANGS)
        .ends("DFX")
        .tells(new Event.Moved(A, Space.N1, Space.E1, Why.SAILED, null))
        .tells(new Event.Fired(A, Space.E1))
        .hasRage(1)
        .tells(new Event.ShipSunk(A, Space.E1));
  }

  @Test
  void shipsSinkInTheOrderInWhichTheyWereDestroyed() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            A   B4  C4  D
            .   .   .   .
            .   .   ^   .
            """)
        .ends("T<T")
        .tells(new Event.ShipSunk(C, Space.S3), new Event.ShipSunk(B, Space.E3));
  }

  @Test
  void theCardsOfSunkenShipsLieOpen() {
    Scene scene = Scene.of(DOOMED);
    List<Card> hand = scene.state().cards().hand(1);
    scene.ends("X").tells(new Event.CardsDiscarded(hand));
    assertThat(scene.state().cards().discards().list()).isEqualTo(hand);
    assertThat(scene.state().cards().count(1)).isZero();
    assertThat(scene.state().cards().count(2)).isEqualTo(3);
  }

  @Test
  void whereNoCardsWereLeftNoneAreShown() {
    Scene scene = Scene.of(DOOMED);
    scene
        .cards(scene.state().cards().discarded(1))
        .ends("X")
        .tells(new Event.ShipSunk(B, Space.S2))
        .keepsQuietOf(Event.CardsDiscarded.class);
  }

  @Test
  void whoSinksByTheOwnCardIsNotAskedAgain() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            .   .   B   C
            A3  .   .   .
            ^   .   .   .
            """)
        .ends("D")
        .tells(new Event.ShipSunk(A, Space.N1))
        .isTurnOf(B);
  }

  @Test
  void theTurnPassesOverSunkenShips() {
    Scene.of(
            4,
            """
            #   #   #   #
            .   .   .   .
            .   .   .   C
            A   .   D   .
            ^   .   .   .
            """)
        .ends("R")
        .isTurnOf(C)
        .ends("R")
        .isTurnOf(D)
        .ends("R")
        .isTurnOf(A);
  }
}
