package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static kraken.games.rage.chapters.Scene.C;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Event;
import kraken.kit.Numbers;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;

/** Cards that are dealt when all are played: from the pile, then from the discards. */
class DealingTest {

  private static final String APART =
      """
      .   .   .   .
      .   .   .   .
      A   B   C   .
      .   .   .   .
      ^   .   .   .
      """;

  @Test
  void onlyShipsAfloatAreDealtNewCards() {
    Scene scene =
        Scene.of(
            3,
            """
            ~   ~   ~   ~
            #   #   #   #
            A   .   C   .
            .   .   .   .
            ^   .   .   .
            """);
    scene.cards(Cards.NEW).ends("R");
    assertThat(scene.turn()).isEqualTo(new Turn.Sea(Numbers.of(36, 35, 34, 33, 32, 31)));
    Cards dealt = scene.deals().state().cards();
    assertThat(List.of(dealt.count(0), dealt.count(1), dealt.count(2))).containsExactly(3, 0, 3);
  }

  @Test
  void theDealGoesOnFromThePileWhileItLasts() {
    Scene scene = Scene.of(APART).cards(cardsWithPileOf(9)).ends("R");
    assertThat(scene.turn()).isEqualTo(new Turn.Sea(Numbers.of(9, 8, 7, 6, 5, 4, 3, 2, 1)));
    scene.deals().keepsQuietOf(Event.PileShuffled.class);
    assertThat(scene.state().cards().pileCount()).isZero();
    assertThat(scene.state().cards().discards().list()).hasSize(27);
  }

  @Test
  void whatIsLeftOfThePileIsDealtBeforeTheDiscardsAreShuffled() {
    Scene scene = Scene.of(APART).cards(cardsWithPileOf(6)).ends("R");
    assertThat(scene.turn()).isEqualTo(new Turn.Sea(Numbers.of(6, 5, 4, 3, 2, 1, 30, 29, 28)));
    scene
        .draws(5, 0, 0, 0, 0, 0, 29, 28, 0)
        .tells(
            new Event.HandDealt(A, List.of(Card.FFX_1, Card.FFX_2, Card.FFK)),
            new Event.HandDealt(B, List.of(Card.FFU, Card.FFD, Card.FFB)),
            new Event.PileShuffled(),
            new Event.HandDealt(C, List.of(Card.FUX_1, Card.FXT, Card.FUT)),
            new Event.DealBegan(A, 27));
    assertThat(scene.state().cards().pileCount()).isEqualTo(27);
    assertThat(scene.state().cards().discards().list()).isEmpty();
  }

  @Test
  void theBoundsOfADealAreThePileThenAllOtherCards() {
    assertThat(Dealing.bounds(3, 2)).isEqualTo(Numbers.of(3, 2, 1, 33, 32, 31));
    assertThat(Dealing.bounds(36, 1)).isEqualTo(Numbers.of(36, 35, 34));
    assertThat(Dealing.bounds(0, 1)).isEqualTo(Numbers.of(36, 35, 34));
  }

  @Test
  void thePileCanEndInTheMiddleOfAHand() {
    Scene scene = Scene.of(APART).cards(cardsWithPileOf(4)).ends("R");
    assertThat(scene.turn()).isEqualTo(new Turn.Sea(Numbers.of(4, 3, 2, 1, 32, 31, 30, 29, 28)));
    Cards dealt = scene.deals().state().cards();
    assertThat(dealt.hand(1)).containsExactly(Card.FFD, Card.FFB, Card.FFK);
    assertThat(dealt.lastCards()).containsExactly(Card.FFX_1, Card.FFX_2, Card.FFU, Card.FFD);
    assertThat(List.of(dealt.countOfLast(0), dealt.countOfLast(1), dealt.countOfLast(2)))
        .containsExactly(3, 1, 0);
  }

  @Test
  void anEmptyPileIsShuffledBeforeTheFirstCard() {
    Scene scene = Scene.of(APART).cards(cardsWithPileOf(0)).ends("R");
    assertThat(scene.turn())
        .isEqualTo(new Turn.Sea(Numbers.of(36, 35, 34, 33, 32, 31, 30, 29, 28)));
    scene.deals();
    assertThat(scene.events()).containsOnlyOnce(new Event.PileShuffled());
    scene.tells(
        new Event.PileShuffled(),
        new Event.HandDealt(A, List.of(Card.FFX_1, Card.FFX_2, Card.FFU)));
    assertThat(scene.state().cards().lastCards()).isEmpty();
  }

  private static Cards cardsWithPileOf(int left) {
    return Cards.NEW.without(List.of(Card.values()).subList(left, Card.COUNT));
  }
}
