package kraken.games.rage.chapters;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kraken.games.rage.state.Action;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Move;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.State;
import kraken.games.rage.state.View;
import kraken.games.rage.state.Way;
import kraken.kit.Narrator;

/**
 * How a card can end, in every order of its actions: played out by the rules themselves. Nothing
 * hidden matters for it, since debris that lies face down does no damage.
 */
final class Previews {

  private final Map<View.Preview, List<String>> orders = new LinkedHashMap<>();

  private Previews() {}

  /** A card that the seat whose turn it is could choose. */
  static List<View.Preview> of(State state, Card card) {
    return ofCardInPlay(ActionCards.play(state, new Move.PlayCard(card), Narrator.none()));
  }

  /** What is left of the card in play; nothing where there is none. */
  static List<View.Preview> ofCardInPlay(State state) {
    if (!(state.phase() instanceof Phase.Acting acting)) {
      return List.of();
    }
    Previews previews = new Previews();
    previews.follow(state, acting, new PreviewNarrator(state.board()), "");
    return previews.list();
  }

  private void follow(State state, Phase.Acting acting, PreviewNarrator sketch, String order) {
    boolean last = acting.left().size() == 1;
    for (Move move : Moves.of(state, acting)) {
      PreviewNarrator further = sketch.copy();
      State next = ActionCards.play(state, move, further);
      String orderNow = order + letter(move);
      if (last) {
        orders.computeIfAbsent(further.preview(), _ -> new ArrayList<>()).add(orderNow);
      } else {
        follow(next, (Phase.Acting) next.phase(), further, orderNow);
      }
    }
  }

  private static char letter(Move move) {
    return switch (move) {
      case Move.Perform(Action action) -> action.letter();
      case Move.Rotate(Way way) -> way == Way.LEFT ? '<' : '>';
      case Move.PlayCard _ -> throw new IllegalStateException("the card is in play");
    };
  }

  private List<View.Preview> list() {
    List<View.Preview> list = new ArrayList<>();
    orders.forEach((preview, letters) -> list.add(preview.with(List.copyOf(letters))));
    return List.copyOf(list);
  }
}
