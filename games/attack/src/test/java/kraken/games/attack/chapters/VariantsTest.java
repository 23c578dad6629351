package kraken.games.attack.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import kraken.games.attack.Rules;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Refusals;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.Variant;
import kraken.kit.Option;
import kraken.kit.Outcome;
import kraken.kit.Setup;
import kraken.kit.Turn;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Variants, and rulings 11 to 14. */
class VariantsTest {

  private static final Rules RULES = new Rules();

  private static Scene start(int players, String... options) {
    Map<String, String> asked = new HashMap<>();
    for (int i = 0; i < options.length; i += 2) {
      asked.put(options[i], options[i + 1]);
    }
    return Scene.at(RULES.start(Setup.of(RULES, players, asked)));
  }

  @Test
  void theOptionsAreTheRulebooksVariants() {
    assertThat(RULES.options(2))
        .extracting(Option::name)
        .containsExactly("no-powers", "one-hit", "whirlpools");
    assertThat(RULES.options(1))
        .extracting(Option::name)
        .containsExactly("no-powers", "one-hit", "whirlpools", "two-hands");
    assertThat(RULES.options(1))
        .allSatisfy(option -> {
          assertThat(option.meaning()).isNotBlank();
          assertThat(option.standard()).isIn("off", "0");
        });
    assertThat(RULES.options(1).get(2).samples()).containsExactly("0", "1", "2", "3", "4");
  }

  @Nested
  class YoungCrew {

    @Test
    void withoutPowersNobodyDoublesSweepsReachesOrHides() {
      Scene.of(Scene.CALM, Pirate.ASTRID)
          .withoutPowers()
          .choosing()
          .plays(new Move.PlayCard(Card.ASTRID_1), new Move.Walk(Area.PORT_STERN))
          .refuses(new Move.Walk(Area.PORT_BOW), Refusals.NO_BOOT_LEFT);
      Scene.of(
              """
              .T..|#|.T..
              .T..|#|...T
              T...|#|...T
              T...|#|...T
              """,
              Pirate.BILLY)
          .withoutPowers()
          .choosing()
          .plays(new Move.PlayCard(Card.BILLY_1), new Move.PushBack(Lane.RED_STAR))
          .is(Phase.Acting.class);
      Scene.of(
              """
              T...|#|.T..
              T...|#|...T
              T...|#|...T
              T...|#|...T
              """,
              Pirate.ELENA)
          .withoutPowers()
          .acting("p")
          .refuses(new Move.PushBack(Lane.PURPLE_STAR), Refusals.NOT_YOUR_LANE);
      Scene.of(Scene.CALM, Pirate.SAMUEL)
          .withoutPowers()
          .rolls(Face.EYE, Face.BLANK)
          .is(Phase.Choosing.class);
    }

    @Test
    void withoutPowersIsASwitchOfItsOwn() {
      Variant variant = start(2, "no-powers", "on").state().variant();
      assertThat(variant).isEqualTo(new Variant(2, false, 3, 0, false));
    }

    @Test
    void oneHitWins() {
      Scene scene =
          Scene.of(
                  """
                  .K..|#|...T
                  T...|#|...T
                  T...|#|...T
                  T...|#|...T
                  """)
              .variant(start(2, "one-hit", "on").state().variant())
              .hits(0)
              .acting("c")
              .plays(new Move.PushBack(Lane.RED_STAR));
      assertThat(scene.turn())
          .isEqualTo(new Turn.Over(new Outcome.Crew(2, true, "kraken-driven-off")));
      assertThat(scene.state().variant().powers()).isTrue();
    }
  }

  @Nested
  class Whirlpools {

    @Test
    void aStepOntoAWhirlpoolGoesOnToTheNextSpace() {
      Scene scene =
          Scene.of(
                  """
                  T@..|#|...T
                  T...|#|...T
                  T...|#|...T
                  T...|#|...T
                  """)
              .rolls(Face.STAR, Face.BLANK)
              .looks(
                  """
                  .@T.|#|...T
                  T...|#|...T
                  T...|#|...T
                  T...|#|...T
                  """);
      assertThat(scene.events())
          .contains(new Event.Advanced(Lane.RED_STAR, false, Space.BUBBLES, Space.PISTOL));
    }

    @Test
    void overSeveralInARow() {
      Scene.of(
              """
              T...|#|...T
              T...|#|.@@T
              T...|#|...T
              T...|#|...T
              """)
          .rolls(Face.BLANK, Face.SHELL)
          .looks(
              """
              T...|#|...T
              T...|#|T@@.
              T...|#|...T
              T...|#|...T
              """);
    }

    @Test
    void fromAWhirlpoolOnTheSaberSpaceItStrikesTheShip() {
      Scene.of(
              """
              ..T@|#|...T
              T...|#|...T
              T...|#|...T
              T...|#|...T
              """)
          .rolls(Face.STAR, Face.BLANK)
          .looks(
              """
              T..@:#|...T
              T...|#|...T
              T...|#|...T
              T...|#|...T
              """);
    }

    @Test
    void aLaneFullOfWhirlpoolsIsOneStepLong() {
      Scene scene =
          Scene.of(
                  """
                  T@@@:#|...T
                  T...|#|...T
                  T...|#|...T
                  T...|#|...T
                  """)
              .rolls(Face.STAR, Face.BLANK);
      assertThat(scene.state().board().holeCount()).isEqualTo(1);
    }

    @Test
    void theKrakenIsCarriedOnToo() {
      Scene.of(
              """
              .K@.|#|...T
              T...|#|...T
              T...|#|...T
              T...|#|...T
              """)
          .hits(0)
          .endsCard(true)
          .looks(
              """
              ..@K|#|...T
              T...|#|...T
              T...|#|...T
              T...|#|...T
              """);
    }

    @Test
    void pushingBackIsNotAStep() {
      Scene.of(
              """
              .@T.|#|...T
              T...|#|...T
              T...|#|...T
              T...|#|...T
              """)
          .acting("p")
          .plays(new Move.PushBack(Lane.RED_STAR))
          .looks(
              """
              T@..|#|...T
              T...|#|...T
              T...|#|...T
              T...|#|...T
              """);
    }

    @Test
    void oneToFourArePlaced() {
      for (int count = 1; count <= 4; count++) {
        Scene scene =
            start(1, "whirlpools", Integer.toString(count))
                .plays(new Move.TakePirate(Pirate.ELENA), new Move.Board(Area.PORT_BOW))
                .plays(new Move.TakePirate(Pirate.BILLY), new Move.Board(Area.PORT_BOW));
        for (int i = 0; i < count; i++) {
          scene.is(Phase.Placing.class);
          scene.plays(new Move.PlaceWhirlpool(Lane.values()[i], Space.PISTOL));
        }
        scene.is(Phase.Shuffling.class);
      }
    }
  }
}
