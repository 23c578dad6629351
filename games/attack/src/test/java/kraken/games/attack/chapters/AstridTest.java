package kraken.games.attack.chapters;

import static kraken.games.attack.chapters.SceneMoves.END;
import static kraken.games.attack.chapters.SceneMoves.push;
import static kraken.games.attack.chapters.SceneMoves.repair;
import static kraken.games.attack.chapters.SceneMoves.walk;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Refusals;
import org.junit.jupiter.api.Test;

/** Astrid uses one symbol of her card twice (ruling 5). */
class AstridTest {

  private static final String TWO_TO_SHOOT =
      """
      .T..|#|...T
      .T..|#|...T
      T...|#|...T
      T...|#|...T
      """;

  @Test
  void astridUsesOneSymbolTwice() {
    Scene.of(TWO_TO_SHOOT, Pirate.ASTRID)
        .acting("c")
        .plays(push(Lane.RED_STAR), push(Lane.RED_SHELL))
        .offers(END);
  }

  @Test
  void astridDoublesOnlyOne() {
    Scene.of(TWO_TO_SHOOT, Pirate.ASTRID, Pirate.BILLY)
        .acting("cm")
        .plays(push(Lane.RED_STAR), push(Lane.RED_SHELL), walk(Area.PORT_STERN))
        .refuses(walk(Area.PORT_BOW), Refusals.NO_BOOT_LEFT)
        .offers(END);
  }

  @Test
  void astridMayDoubleLaterInTheCard() {
    Scene.of(TWO_TO_SHOOT, Pirate.ASTRID, Pirate.BILLY)
        .acting("cm")
        .plays(push(Lane.RED_STAR), walk(Area.PORT_STERN), walk(Area.PORT_BOW))
        .refuses(push(Lane.RED_SHELL), Refusals.NO_SYMBOL_LEFT);
    Scene.of(TWO_TO_SHOOT, Pirate.ASTRID, Pirate.BILLY)
        .acting("cm")
        .plays(push(Lane.RED_STAR), walk(Area.PORT_STERN))
        .offers(walk(Area.PORT_BOW), walk(Area.STARBOARD_STERN), END);
  }

  @Test
  void whatAstridHasNotUsedSheCannotDouble() {
    Scene.of(TWO_TO_SHOOT, Pirate.ASTRID, Pirate.BILLY)
        .acting("m")
        .refuses(push(Lane.RED_STAR), Refusals.NO_SYMBOL_LEFT)
        .plays(walk(Area.PORT_STERN), walk(Area.PORT_BOW))
        .offers(END);
  }

  @Test
  void aDoubledWildMayBeTwoDifferentActions() {
    Scene.of(
            """
            .T..:#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """,
            Pirate.ASTRID,
            Pirate.BILLY)
        .acting("w")
        .plays(push(Lane.RED_STAR), repair(Lane.RED_STAR))
        .offers(END);
  }

  @Test
  void theWildAndADoubledSymbolTogetherMakeThreeMoves() {
    Scene.of(Scene.CALM, Pirate.ASTRID, Pirate.BILLY)
        .acting("mw")
        .plays(walk(Area.PORT_STERN), walk(Area.STARBOARD_STERN), walk(Area.STARBOARD_BOW))
        .offers(END);
  }

  @Test
  void afterASymbolAndTheWildAstridMayStillDoubleTheWild() {
    Scene.of(
            """
            .T..:#|...T
            T...:#|...T
            T...|#|...T
            T...|#|...T
            """,
            Pirate.ASTRID,
            Pirate.BILLY)
        .acting("cw")
        .plays(push(Lane.RED_STAR), repair(Lane.RED_STAR), repair(Lane.RED_SHELL))
        .offers(END);
  }

  @Test
  void aSymbolPrintedTwiceIsUsedThreeTimesByAstrid() {
    Scene.of(Scene.CALM, Pirate.ASTRID, Pirate.BILLY)
        .acting("mm")
        .plays(walk(Area.PORT_STERN), walk(Area.PORT_BOW), walk(Area.PORT_STERN))
        .offers(END);
  }

  @Test
  void theOrderInWhichAstridUsedHerSymbolsDoesNotMatter() {
    Scene one =
        Scene.of(TWO_TO_SHOOT, Pirate.ASTRID)
            .acting("cmw")
            .plays(push(Lane.RED_STAR), walk(Area.PORT_STERN), walk(Area.PORT_BOW));
    Scene other =
        Scene.of(TWO_TO_SHOOT, Pirate.ASTRID)
            .acting("cmw")
            .plays(walk(Area.PORT_STERN), walk(Area.PORT_BOW), push(Lane.RED_STAR));
    assertThat(one.state()).isEqualTo(other.state());
  }

  @Test
  void theFunnyFaceNeverDoubles() {
    Scene scene = Scene.of(Scene.CALM, Pirate.ASTRID, Pirate.BILLY).endsCard(true);
    assertThat(scene.state().kraken().spot()).isEqualTo(1);
  }

  @Test
  void theOthersDoubleNothing() {
    for (Pirate pirate : new Pirate[] {Pirate.BILLY, Pirate.ELENA, Pirate.SAMUEL}) {
      Scene.of(Scene.CALM, pirate)
          .choosing()
          .plays(new Move.PlayCard(Card.of(pirate, 0)))
          .plays(walk(Area.PORT_STERN))
          .refuses(walk(Area.PORT_BOW), Refusals.NO_BOOT_LEFT);
    }
  }

  @Test
  void astridsPowerIsThereWhenSheChoosesHerCard() {
    Scene.of(Scene.CALM, Pirate.ASTRID)
        .choosing()
        .plays(new Move.PlayCard(Card.ASTRID_1))
        .plays(walk(Area.PORT_STERN), walk(Area.PORT_BOW));
  }
}
