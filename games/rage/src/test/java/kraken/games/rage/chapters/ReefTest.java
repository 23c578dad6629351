package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Space;
import org.junit.jupiter.api.Test;

/** Into the reef, or the debris in front of it. */
class ReefTest {

  @Test
  void theOuterReefDoesNoDamageAndSendsTheShipBack() {
    String drawing =
        """
        .   A   .   .
        .   .   .   .
        B   .   .   .
        .   .   .   .
        ^   .   .   .
        """;
    Scene.of(drawing)
        .does("U")
        .looks(drawing)
        .tells(
            new Event.HitReef(A, Space.E4),
            new Event.Moved(A, Space.E4, Space.E4, Why.OFF_THE_REEF, null))
        .keepsQuietOf(Event.Damaged.class);
  }

  @Test
  void debrisFaceDownDoesNoDamage() {
    String drawing =
        """
        ~   ~   ~   ~
        #   #   #1  #
        B   A   .   .
        .   .   .   .
        ^   .   .   .
        """;
    Scene.of(drawing).does("U").looks(drawing).keepsQuietOf(Event.Damaged.class);
  }

  @Test
  void debrisFaceUpDoesItsDamage() {
    Scene.of(
            """
            ~   ~   ~   ~
            #1  #2  #1  #0
            B   A   .   .
            .   .   .   .
            ^   .   .   .
            """)
        .does("U")
        .tells(
            new Event.HitReef(A, Space.E2),
            new Event.Damaged(A, 2, 2, Harm.DEBRIS),
            new Event.Moved(A, Space.E2, Space.E2, Why.OFF_THE_REEF, null))
        .does("FU")
        .looks(
            """
            ~   ~   ~   ~
            #1  #2  #1  #0
            B   .   A3  .
            .   .   .   .
            ^   .   .   .
            """);
  }

  @Test
  void eachTokenIsTurnedOnceAtTheEndOfTheRound() {
    Scene scene =
        Scene.of(
            """
            #   #   #   #
            .   .   .   .
            A   B   C   .
            .   .   .   .
            ^   .   .   .
            """);
    scene.cards(Cards.NEW).ends("R");
    assertThat(scene.events().stream().filter(Event.DebrisTurned.class::isInstance))
        .containsExactly(
            new Event.DebrisTurned(Space.N4, 2),
            new Event.DebrisTurned(Space.E4, 2),
            new Event.DebrisTurned(Space.S4, 2),
            new Event.DebrisTurned(Space.W4, 2));
  }

  @Test
  void debrisWithoutDamageOnlyStops() {
    String drawing =
        """
        ~   ~   ~   ~
        #1  #2  #1  #0
        B   .   .   A
        .   .   .   .
        ^   .   .   .
        """;
    Scene.of(drawing).does("U").looks(drawing).keepsQuietOf(Event.Damaged.class);
  }

  @Test
  void debrisFurtherOutDoesNotMatter() {
    String drawing =
        """
        #2  #2  #2  #2
        #   #   #   #
        B   .   .   A
        .   .   .   .
        ^   .   .   .
        """;
    Scene.of(drawing).does("U").looks(drawing).keepsQuietOf(Event.Damaged.class);
  }

  @Test
  void whoComesBackFromTheReefBumpsDownWhoHasTakenTheLane() {
    Scene.of(
            """
            #   #   #   #1
            .   .   .   B
            .   .   .   A
            .   .   .   C
            ^   .   .   .
            """)
        .does("U")
        .looks(
            """
            #   #   #   #1
            .   .   .   B1
            .   .   .   A
            .   .   .   C
            ^   .   .   .
            """)
        .tells(
            new Event.Moved(A, Space.W2, Space.W3, Why.SAILED, null),
            new Event.HitReef(B, Space.W3),
            new Event.Damaged(B, 1, 1, Harm.DEBRIS),
            new Event.Moved(B, Space.W3, Space.W3, Why.OFF_THE_REEF, null),
            new Event.Moved(A, Space.W3, Space.W2, Why.BUMPED, B));
  }
}
