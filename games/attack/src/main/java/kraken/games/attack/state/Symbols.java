package kraken.games.attack.state;

import java.util.ArrayList;
import java.util.List;

/**
 * What is left to use of the card in play.
 *
 * <p>An action is paid for with its own symbol, else with the wild, else by using a symbol a second
 * time where Astrid's power allows it. No other order is ever better: the wild can stand for every
 * symbol, and using it twice leaves the same choices.
 *
 * @param left as printed on the card
 * @param mayDouble whether one of the used symbols may still be used once more
 * @param used the symbols used while {@code mayDouble}, each once, in the order of {@link Symbol}
 */
public record Symbols(List<Symbol> left, boolean mayDouble, List<Symbol> used) {

  public static Symbols of(Card card, boolean mayDouble) {
    return new Symbols(card.actions(), mayDouble, List.of());
  }

  public boolean pays(Symbol action) {
    return left.contains(action)
        || left.contains(Symbol.WILD)
        || (mayDouble && (used.contains(action) || used.contains(Symbol.WILD)));
  }

  Symbols paid(Symbol action) {
    if (left.contains(action)) {
      return spent(action);
    }
    return left.contains(Symbol.WILD) ? spent(Symbol.WILD) : new Symbols(left, false, List.of());
  }

  private Symbols spent(Symbol symbol) {
    List<Symbol> rest = new ArrayList<>(left);
    rest.remove(symbol);
    return new Symbols(List.copyOf(rest), mayDouble, usedWith(symbol));
  }

  private List<Symbol> usedWith(Symbol symbol) {
    if (!mayDouble || used.contains(symbol)) {
      return used;
    }
    List<Symbol> all = new ArrayList<>(used);
    all.add(symbol);
    all.sort(null);
    return List.copyOf(all);
  }
}
