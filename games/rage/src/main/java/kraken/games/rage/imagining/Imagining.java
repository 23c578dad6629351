package kraken.games.rage.imagining;

import java.util.ArrayList;
import java.util.List;
import kraken.games.rage.state.Board;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Figures;
import kraken.games.rage.state.Flames;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.State;
import kraken.games.rage.state.Variant;
import kraken.games.rage.state.View;
import kraken.games.rage.state.Wreckage;
import kraken.kit.Chance;
import kraken.kit.Shuffle;
import org.jspecify.annotations.Nullable;

/**
 * Makes a state that fits a view. The cards of the others, and the debris that lies face down, are
 * drawn from what the viewer does not see.
 */
public final class Imagining {

  private Imagining() {}

  public static State from(View view, Chance chance) {
    Variant variant = new Variant(view.ships().size());
    List<Integer> wins = view.ships().stream().map(View.ShipView::wins).toList();
    return new State(
        variant,
        view.phase(),
        view.turn().index(),
        view.round(),
        view.deals(),
        board(view, variant, chance),
        cards(view, chance),
        wins);
  }

  /** The last cards of a pile are in hands that everybody knows; any other card may be anywhere. */
  private static Cards cards(View view, Chance chance) {
    Cards cards = Cards.NEW.without(view.discards());
    List<Card> own = view.hand().stream().map(View.HandCard::card).toList();
    List<Card> last = shuffled(view.lastOfPile(), own, chance);
    List<Card> seen = new ArrayList<>(own);
    seen.addAll(last);
    List<Card> unseen = shuffled(cards.pileCards(), seen, chance);
    for (View.ShipView ship : view.ships()) {
      if (ship.seat().equals(view.you())) {
        cards = cards.given(ship.seat().index(), own);
      } else {
        List<Card> hand = taken(last, ship.lastOfPile());
        hand.addAll(taken(unseen, ship.cards() - ship.lastOfPile()));
        cards = cards.given(ship.seat().index(), hand);
      }
    }
    return cards.withLast(view.lastOfPile());
  }

  private static List<Card> shuffled(List<Card> cards, List<Card> seen, Chance chance) {
    Card[] left = cards.stream().filter(card -> !seen.contains(card)).toArray(Card[]::new);
    Shuffle.apply(left, chance);
    return new ArrayList<>(List.of(left));
  }

  /** Takes this many cards off the end of the list. */
  private static List<Card> taken(List<Card> from, int count) {
    List<Card> end = from.subList(from.size() - count, from.size());
    List<Card> taken = new ArrayList<>(end);
    end.clear();
    return taken;
  }

  private static Board board(View view, Variant variant, Chance chance) {
    Flames flames = Flames.NONE;
    for (View.Barrels barrels : view.barrels()) {
      flames = flames.plus(barrels.space(), barrels.count());
    }
    Wreckage wreckage = view.round() == 0 ? Wreckage.NONE : wreckage(view, variant, chance);
    return new Board(ships(view), flames, wreckage, view.lanes(), view.front(), view.rage());
  }

  private static Ships ships(View view) {
    Ships ships = Ships.ASHORE;
    for (View.ShipView ship : view.ships()) {
      @Nullable Space space = ship.space();
      int index = ship.seat().index();
      if (space != null) {
        ships = ships.placed(index, space);
      }
      ships = ships.damaged(index, ship.damage(), ship.wrecked());
    }
    return ships;
  }

  /** What lies open as it is seen; face down, and on the stack, any of the tokens that are left. */
  private static Wreckage wreckage(View view, Variant variant, Chance chance) {
    List<Integer> stack = stack(view, chance);
    Wreckage wreckage = Wreckage.NONE;
    for (int lane = Wreckage.FIRST_LANE; lane <= variant.outermostDebris(); lane++) {
      for (int i = 0; i < Section.COUNT; i++) {
        Section section = Section.of(i);
        View.@Nullable Debris seen = seen(view, Space.of(section, lane));
        @Nullable Integer damage = seen == null ? null : seen.damage();
        wreckage = wreckage.stacked(section, lane, damage == null ? stack.removeLast() : damage);
        if (seen != null) {
          wreckage = wreckage.laid(section, lane, damage != null);
        }
      }
    }
    return wreckage;
  }

  private static List<Integer> stack(View view, Chance chance) {
    List<Integer> unseen = new ArrayList<>(Figures.TOKENS);
    for (View.Debris debris : view.debris()) {
      @Nullable Integer damage = debris.damage();
      if (damage != null) {
        unseen.remove(/* element */ damage);
      }
    }
    Integer[] stack = unseen.toArray(Integer[]::new);
    Shuffle.apply(stack, chance);
    return new ArrayList<>(List.of(stack));
  }

  private static View.@Nullable Debris seen(View view, Space space) {
    for (View.Debris debris : view.debris()) {
      if (debris.space() == space) {
        return debris;
      }
    }
    return null;
  }
}
