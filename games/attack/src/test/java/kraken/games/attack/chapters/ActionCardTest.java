package kraken.games.attack.chapters;

import static kraken.games.attack.chapters.SceneMoves.END;
import static kraken.games.attack.chapters.SceneMoves.push;
import static kraken.games.attack.chapters.SceneMoves.repair;
import static kraken.games.attack.chapters.SceneMoves.walk;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Pile;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Refusals;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.Symbols;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** Play an action card, and rulings 2, 9, 10 and 15. */
class ActionCardTest {

  @Test
  void oneOfTheTwoFaceUpCardsIsChosen() {
    Scene.of(Scene.CALM)
        .choosing()
        .offers(new Move.PlayCard(Card.BILLY_1), new Move.PlayCard(Card.BILLY_2))
        .refuses(new Move.PlayCard(Card.BILLY_3), Refusals.CARD_NOT_SHOWN)
        .refuses(new Move.PlayCard(Card.ELENA_1), Refusals.CARD_NOT_SHOWN)
        .plays(new Move.PlayCard(Card.BILLY_2))
        .is(Phase.Acting.class)
        .tells(new Event.CardPlayed(Card.BILLY_2, Card.BILLY_2.symbols()));
  }

  @Test
  void theCardOffersTheSymbolsPrintedOnIt() {
    Scene scene = Scene.of(Scene.CALM).choosing().plays(new Move.PlayCard(Card.BILLY_1));
    assertThat(scene.state().phase())
        .isEqualTo(
            new Phase.Acting(Card.BILLY_1, new Symbols(Card.BILLY_1.symbols(), false, List.of())));
  }

  @Test
  void aMoveGoesToTheOtherEndOrTheOtherSideNeverDiagonally() {
    Scene scene = Scene.of(Scene.CALM).standing(Area.PORT_BOW).acting("m");
    scene
        .offers(walk(Area.PORT_STERN), walk(Area.STARBOARD_BOW), END)
        .refuses(walk(Area.STARBOARD_STERN), Refusals.NOT_NEXT_TO_YOU)
        .refuses(walk(Area.PORT_BOW), Refusals.NOT_NEXT_TO_YOU)
        .plays(walk(Area.PORT_STERN))
        .tells(new Event.Walked(Pirate.BILLY, Area.PORT_BOW, Area.PORT_STERN));
    assertThat(scene.state().pawns().of(Pirate.BILLY)).isEqualTo(Area.PORT_STERN);
  }

  @Test
  void fromTheStarboardSternTheWayIsToItsTwoNeighbours() {
    Scene.of(Scene.CALM)
        .standing(Area.STARBOARD_STERN)
        .acting("m")
        .offers(walk(Area.PORT_STERN), walk(Area.STARBOARD_BOW), END);
  }

  @Test
  void everyRefusalCitesTheRule() {
    for (Refusals refusal : Refusals.values()) {
      assertThat(refusal.rule()).isNotBlank();
    }
  }

  @Test
  void aWildIsAnyOneOfTheActions() {
    Scene.of(
            """
            .T..:#|...T
            ..T.|#|...T
            T...|#|...T
            T...|#|...T
            """)
        .standing(Area.PORT_BOW)
        .acting("w")
        .offers(
            walk(Area.PORT_STERN),
            walk(Area.STARBOARD_BOW),
            push(Lane.RED_STAR),
            push(Lane.RED_SHELL),
            repair(Lane.RED_STAR),
            END)
        .plays(repair(Lane.RED_STAR))
        .offers(END);
  }

  @Test
  void anActionUsesItsOwnSymbolBeforeTheWild() {
    Scene.of(Scene.ONE_IN_EACH_ZONE_AT_PORT_BOW)
        .withoutPowers()
        .acting("cw")
        .plays(push(Lane.RED_STAR))
        .plays(push(Lane.RED_SHELL))
        .offers(END);
  }

  @Test
  void theSymbolsMayBeUsedInAnyOrder() {
    String after =
        """
        T...|#|...T
        ..T.|#|...T
        ...T|#|...T
        T...|#|...T
        """;
    Scene.of(Scene.ONE_IN_EACH_ZONE_AT_PORT_BOW)
        .acting("mc")
        .plays(push(Lane.RED_STAR), walk(Area.PORT_STERN))
        .looks(after);
    Scene.of(Scene.ONE_IN_EACH_ZONE_AT_PORT_BOW)
        .standing(Area.PORT_STERN)
        .acting("mc")
        .plays(walk(Area.PORT_BOW), push(Lane.RED_STAR))
        .looks(after);
  }

  @Test
  void aSymbolWithoutATargetIsNotLostByWaiting() {
    Scene.of(Scene.ONE_IN_EACH_ZONE_AT_PORT_BOW)
        .standing(Area.STARBOARD_BOW)
        .acting("cm")
        .offers(walk(Area.PORT_BOW), walk(Area.STARBOARD_STERN), END)
        .plays(walk(Area.PORT_BOW))
        .offers(push(Lane.RED_STAR), END);
  }

  @Test
  void eachSymbolIsUsedOnceAndTwiceWhereItIsPrintedTwice() {
    Scene.of(
            """
            ..T.|#|...T
            ..T.|#|...T
            T...|#|...T
            T...|#|...T
            """)
        .acting("pp")
        .plays(push(Lane.RED_STAR), push(Lane.RED_SHELL))
        .offers(END);
    Scene.of(Scene.CALM)
        .acting("m")
        .plays(walk(Area.PORT_STERN))
        .refuses(walk(Area.PORT_BOW), Refusals.NO_BOOT_LEFT)
        .refuses(walk(Area.STARBOARD_BOW), Refusals.NO_BOOT_LEFT);
  }

  @Test
  void nobodyHasToUseAllSymbols() {
    Scene.of(Scene.ONE_IN_EACH_ZONE_AT_PORT_BOW).acting("mcps").plays(END).is(Phase.Rolling.class);
  }

  @Test
  void thePlayedCardGoesUnderThePileAndTheNextTakesItsPlace() {
    Scene scene = Scene.of(Scene.CALM).acting(Card.BILLY_2, "m").plays(END);
    assertThat(scene.state().hands().getFirst().pile())
        .isEqualTo(
            new Pile(
                List.of(
                    Card.BILLY_1,
                    Card.BILLY_3,
                    Card.BILLY_4,
                    Card.BILLY_5,
                    Card.BILLY_6,
                    Card.BILLY_7,
                    Card.BILLY_8,
                    Card.BILLY_9,
                    Card.BILLY_10,
                    Card.BILLY_2),
                7));
    assertThat(scene.events())
        .containsExactly(new Event.CardDrawn(Card.BILLY_3, Card.BILLY_3.symbols()));
  }

  @Test
  void theFirstOfTheTwoCardsIsReplacedWhereItLay() {
    Scene scene = Scene.of(Scene.CALM).acting(Card.BILLY_1, "").plays(END);
    assertThat(scene.state().hands().getFirst().pile().shown())
        .containsExactly(Card.BILLY_3, Card.BILLY_2);
  }

  @Test
  void thenTheNextPlayerRolls() {
    Scene scene = Scene.of(Scene.CALM).acting("").plays(END).is(Phase.Rolling.class);
    assertThat(scene.state().seat()).isEqualTo(Seat.of(1));
    scene.rolls(Face.BLANK, Face.BLANK).acting("").plays(END);
    assertThat(scene.state().seat()).isEqualTo(Seat.of(0));
  }

  @Test
  void nothingElseThanWhatIsDueIsPlayed() {
    Scene.of(Scene.CALM)
        .choosing()
        .refuses(END, Refusals.NOT_NOW)
        .refuses(walk(Area.PORT_STERN), Refusals.NOT_NOW)
        .refuses(push(Lane.RED_STAR), Refusals.NOT_NOW)
        .refuses(repair(Lane.RED_STAR), Refusals.NOT_NOW)
        .refuses(new Move.Sweep(), Refusals.NOT_NOW)
        .refuses(new Move.Spare(), Refusals.NOT_NOW)
        .refuses(new Move.IgnoreEye(), Refusals.NOT_NOW)
        .refuses(new Move.HeedEye(), Refusals.NOT_NOW)
        .refuses(new Move.Surface(Lane.RED_STAR), Refusals.NOT_NOW)
        .refuses(new Move.TakePirate(Pirate.ASTRID), Refusals.NOT_NOW)
        .refuses(new Move.Board(Area.PORT_BOW), Refusals.NOT_NOW)
        .refuses(new Move.PlaceWhirlpool(Lane.RED_STAR, Space.SABER), Refusals.NOT_NOW)
        .acting("m")
        .refuses(new Move.PlayCard(Card.BILLY_1), Refusals.NOT_NOW);
  }
}
