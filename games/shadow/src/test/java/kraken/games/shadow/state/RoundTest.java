package kraken.games.shadow.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Hand;
import org.junit.jupiter.api.Test;

/** What is packed into a round is kept apart. */
class RoundTest {

  private static final int THREE_CARDS =
      Hand.of(List.of(Card.YELLOW_RITUAL, Card.RED_DRUNK, Card.YELLOW_RITUAL));

  @Test
  void aTeamBeginsWithItsCaptainAlone() {
    Team team = Team.under(10);
    assertThat(team.captain()).isEqualTo(10);
    assertThat(team.lieutenant()).isEqualTo(Masks.NOBODY);
    assertThat(team.navigator()).isEqualTo(Masks.NOBODY);
    assertThat(team.hasLieutenant()).isFalse();
    assertThat(team.mask()).isEqualTo(Masks.bit(10));
  }

  @Test
  void eachPostHasItsOwnSeat() {
    Team team = Team.under(0).withLieutenant(10).withNavigator(5);
    assertThat(team.captain()).isZero();
    assertThat(team.lieutenant()).isEqualTo(10);
    assertThat(team.navigator()).isEqualTo(5);
    assertThat(team.drawers()).isEqualTo(Masks.bit(0) | Masks.bit(10));
    assertThat(team.mask()).isEqualTo(Masks.bit(0) | Masks.bit(5) | Masks.bit(10));
    assertThat(team.swapped()).isEqualTo(Team.under(0).withLieutenant(5).withNavigator(10));
    assertThat(team.withLieutenant(Masks.NOBODY).hasLieutenant()).isFalse();
  }

  @Test
  void cardsDrawnKeptAndThrownDoNotMix() {
    int kept = Hand.code(Card.YELLOW_RITUAL);
    DrawnCards cards = DrawnCards.NONE.drawing(THREE_CARDS).keeping(kept);
    assertThat(cards.drew()).isEqualTo(THREE_CARDS);
    assertThat(cards.kept()).isEqualTo(kept);
    assertThat(cards.thrown()).isEqualTo(Hand.NONE);
    assertThat(cards.hasRedrawn()).isFalse();
    int two = Hand.pair(1, 2);
    DrawnCards again = cards.throwing(THREE_CARDS).drawing(two);
    assertThat(again.drew()).isEqualTo(two);
    assertThat(again.kept()).isEqualTo(kept);
    assertThat(again.thrown()).isEqualTo(THREE_CARDS);
    assertThat(again.hasRedrawn()).isTrue();
  }

  @Test
  void someCanHaveDrawnAgainThoughNobodyKnowsWhatTheyThrew() {
    DrawnCards unknown = DrawnCards.NONE.throwing(Hand.NONE);
    Round round = Round.of(Team.under(3).withLieutenant(7));
    assertThat(round.redrew()).isZero();
    assertThat(round.with(3, unknown).redrew()).isEqualTo(Masks.bit(3));
    assertThat(round.with(7, unknown).redrew()).isEqualTo(Masks.bit(7));
  }

  @Test
  void theLogbookTellsNotWhoPassedOnWhat() {
    DrawnCards low = DrawnCards.NONE.keeping(1);
    DrawnCards high = DrawnCards.NONE.keeping(7);
    Round round = Round.under(0).withCaptains(high);
    assertThat(round.hasLogbook()).isFalse();
    assertThat(round.withLieutenants(low).hasLogbook()).isTrue();
    assertThat(round.withLieutenants(low).logbook())
        .isEqualTo(Round.under(0).withCaptains(low).withLieutenants(high).logbook());
  }

  @Test
  void ritualsAreDrawnKindByKindUntilNoneIsLeft() {
    RitualPile pile = RitualPile.FULL;
    assertThat(pile.size()).isEqualTo(5);
    assertThat(pile.pick(2)).isEqualTo(Ritual.CONVERSION);
    assertThat(pile.pick(3)).isEqualTo(Ritual.STASH);
    assertThat(pile.pick(4)).isEqualTo(Ritual.SEARCH);
    RitualPile less = pile.without(Ritual.CONVERSION).without(Ritual.STASH);
    assertThat(less.size()).isEqualTo(3);
    assertThat(less.pick(2)).isEqualTo(Ritual.SEARCH);
  }
}
