package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kraken.games.rage.state.Action;
import kraken.games.rage.state.Bearing;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.State;
import kraken.games.rage.state.Variant;
import kraken.games.rage.state.View;
import kraken.kit.Chance;
import kraken.kit.Seat;
import kraken.kit.Talk;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

class KnowledgeTest {

  @Test
  void aViewShowsTheBoard() {
    View view = Scene.of(Scene.THREE_SHIPS).rage(3).wins(1, 0, 2).view(A);
    assertThat(view.you()).isEqualTo(A);
    assertThat(view.turn()).isEqualTo(A);
    assertThat(List.of(view.round(), view.goal(), view.lanes())).containsExactly(1, 3, 3);
    assertThat(List.of(view.rage(), view.meter(), view.pile())).containsExactly(3, 6, 27);
    assertThat(view.front()).isEqualTo(Section.EAST);
    assertThat(view.ships())
        .containsExactly(
            new View.ShipView(A, Space.N1, Bearing.LEFT, 0, 0, 5, 3, 0, 1),
            new View.ShipView(B, Space.E1, Bearing.FRONT, 4, 0, 5, 3, 0, 0),
            new View.ShipView(Scene.C, Space.S3, Bearing.RIGHT, 1, 0, 5, 3, 0, 2));
    assertThat(view.barrels())
        .containsExactly(new View.Barrels(Space.S1, 2), new View.Barrels(Space.S3, 1));
    assertThat(view.debris())
        .containsExactly(
            new View.Debris(Space.N4, null),
            new View.Debris(Space.E4, null),
            new View.Debris(Space.S4, null),
            new View.Debris(Space.W4, 2));
  }

  @Test
  void aViewShowsWhatTheDebrisCanBeAndTheWholeDeck() {
    View view = Scene.of(Scene.THREE_SHIPS).view(A);
    assertThat(view.tokens())
        .containsExactly(
            new View.Tokens(0, 4, 4), new View.Tokens(1, 8, 8), new View.Tokens(2, 4, 3));
    assertThat(view.deck()).containsExactly(Card.values());
    View open = Scene.of(Scene.THREE_SHIPS.replace("#   #   #   #2", "#0  #0  #1  #2")).view(A);
    assertThat(open.tokens())
        .containsExactly(
            new View.Tokens(0, 4, 2), new View.Tokens(1, 8, 7), new View.Tokens(2, 4, 3));
  }

  @Test
  void aViewShowsInWhichOrderShipsWereDestroyed() {
    Scene scene =
        Scene.of(
                """
                .   .   .   .
                .   .   .   .
                B4  D4  .   C4
                .   .   .   A
                .   ^   .   .
                """)
            .does("T<T");
    assertThat(scene.view(A).ships())
        .extracting(View.ShipView::wrecked)
        .containsExactly(0, 2, 0, 1);
    scene.plays("R");
    assertThat(scene.view(A).ships())
        .extracting(View.ShipView::wrecked)
        .containsExactly(0, 2, 0, 1);
    assertThat(scene.rules().view(scene.rules().imagine(scene.view(A), Chance.seeded(1)), A))
        .isEqualTo(scene.view(A));
  }

  @Test
  void everybodyCanTellTheLastCardsOfAPile() {
    Cards few = Cards.NEW.without(List.of(Card.values()).subList(6, Card.COUNT));
    Scene scene = Scene.of(Scene.THREE_SHIPS).cards(few).ends("R").deals();
    List<Card> last = List.of(Card.FFX_1, Card.FFX_2, Card.FFU, Card.FFD, Card.FFB, Card.FFK);
    View view = scene.view(Scene.C);
    assertThat(view.lastOfPile()).isEqualTo(last);
    assertThat(view.ships()).extracting(View.ShipView::lastOfPile).containsExactly(3, 3, 0);
    Set<List<Card>> hands = new HashSet<>();
    Chance chance = Chance.seeded(1);
    for (int i = 0; i < 200; i++) {
      State imagined = scene.rules().imagine(view, chance);
      assertThat(scene.rules().view(imagined, Scene.C)).isEqualTo(view);
      assertThat(last).containsAll(imagined.cards().hand(0)).containsAll(imagined.cards().hand(1));
      hands.add(imagined.cards().hand(0));
      State known = scene.rules().imagine(scene.view(A), chance);
      assertThat(known.cards().hand(1)).isEqualTo(scene.state().cards().hand(1));
      assertThat(last).doesNotContainAnyElementsOf(known.cards().hand(2));
    }
    assertThat(hands).hasSize(20);
  }

  @Test
  void aLastCardOfAPileIsToldOnlyWhileItIsInAHand() {
    Cards few = Cards.NEW.without(List.of(Card.values()).subList(3, Card.COUNT));
    Scene scene = Scene.of(Scene.THREE_SHIPS).cards(few).ends("R").deals().turn(A);
    scene.plays(Card.FFX_2);
    assertThat(scene.view(B).lastOfPile()).containsExactly(Card.FFX_1, Card.FFU);
    assertThat(scene.view(B).ships()).extracting(View.ShipView::lastOfPile).contains(2, 0, 0);
    assertThat(scene.state().cards().discarded(0).lastCards()).isEmpty();
    assertThat(scene.state().cards().discarded(1).lastCards()).hasSize(2);
  }

  @Test
  void aSunkenShipIsNowhere() {
    View.ShipView sunk = Scene.of(4, Scene.THREE_SHIPS).view(A).ships().get(3);
    assertThat(sunk.space()).isNull();
    assertThat(sunk.bearing()).isNull();
    assertThat(sunk.cards()).isZero();
  }

  @Test
  void onlyTheOwnHandIsSeenAndTheDiscardsByAll() {
    Scene scene = Scene.of(Scene.THREE_SHIPS).plays(Card.FFX_2).plays("F");
    assertThat(cards(scene.view(A))).containsExactly(Card.FFX_1, Card.FFU);
    assertThat(cards(scene.view(B))).containsExactly(Card.FFD, Card.FFB, Card.FFK);
    View watched = scene.rules().view(scene.state(), Viewer.WATCHER);
    assertThat(watched.you()).isNull();
    assertThat(watched.hand()).isEmpty();
    assertThat(watched.discards()).containsExactly(Card.FFX_2);
    assertThat(scene.view(B).phase())
        .isEqualTo(new Phase.Acting(Card.FFX_2, List.of(Action.FORWARD, Action.FIRE)));
  }

  private static List<Card> cards(View view) {
    return view.hand().stream().map(View.HandCard::card).toList();
  }

  @Test
  void theHandsOfOthersAndTheHiddenDebrisAreImagined() {
    Scene scene = Scene.of(Scene.THREE_SHIPS);
    Set<List<Card>> hands = new HashSet<>();
    Set<Integer> faces = new HashSet<>();
    Set<Integer> stacked = new HashSet<>();
    Chance chance = Chance.seeded(1);
    for (int i = 0; i < 200; i++) {
      State imagined = scene.rules().imagine(scene.view(A), chance);
      assertThat(imagined.cards().hand(0)).isEqualTo(scene.state().cards().hand(0));
      assertThat(imagined.board().wreckage().damage(Section.WEST, 4)).isEqualTo(2);
      hands.add(imagined.cards().hand(1));
      faces.add(imagined.board().wreckage().damage(Section.NORTH, 4));
      stacked.add(imagined.board().wreckage().damage(Section.NORTH, 3));
    }
    assertThat(hands).hasSizeGreaterThan(150);
    assertThat(faces).containsExactlyInAnyOrder(0, 1, 2);
    assertThat(stacked).containsExactlyInAnyOrder(0, 1, 2);
  }

  @Test
  void debrisThatIsSeenIsNotImaginedElsewhere() {
    Scene scene =
        Scene.of(
            """
            #2  #2  #2  #2
            #   #   #   #
            A   .   B   .
            .   .   .   .
            ^   .   .   .
            """);
    State three =
        new State(
            new Variant(3),
            scene.state().phase(),
            0,
            1,
            1,
            scene.state().board(),
            scene.state().cards(),
            List.of(0, 0, 0));
    Chance chance = Chance.seeded(1);
    for (int i = 0; i < 100; i++) {
      State imagined = scene.rules().imagine(scene.rules().view(three, A), chance);
      assertThat(imagined.board().wreckage().damage(Section.NORTH, 3)).isLessThan(2);
    }
  }

  @Test
  void everybodyMayTalk() {
    Scene scene = Scene.of(Scene.THREE_SHIPS);
    assertThat(scene.rules().talk(scene.state(), Seat.of(1))).isEqualTo(Talk.FREE);
  }
}
