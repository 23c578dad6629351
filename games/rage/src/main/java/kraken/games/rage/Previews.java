package kraken.games.rage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kraken.kit.Narrator;

/**
 * How a card can end, in every order of its actions: played out by the rules themselves. Nothing
 * that is hidden has a say in it, since debris that lies face down does no damage.
 */
final class Previews {

  private final Map<View.Preview, List<String>> orders = new LinkedHashMap<>();
  private final State start;

  private Previews(State start) {
    this.start = start;
  }

  /** A card that the seat whose turn it is could choose. */
  static List<View.Preview> of(State state, Card card) {
    return ofCardInPlay(ActionCards.play(state, new Move.PlayCard(card), Narrator.none()));
  }

  /** What is left of the card in play; nothing where there is none. */
  static List<View.Preview> ofCardInPlay(State state) {
    if (!(state.phase() instanceof Phase.Acting acting)) {
      return List.of();
    }
    Previews previews = new Previews(state);
    previews.follow(acting, state, new ArrayList<>());
    return previews.list();
  }

  private void follow(Phase.Acting acting, State state, List<Move> done) {
    boolean last = acting.left().size() == 1;
    for (Move move : Moves.of(state, acting)) {
      done.addLast(move);
      if (last) {
        sketch(done);
      } else {
        State next = Rules.played(state, move, Narrator.none());
        follow((Phase.Acting) next.phase(), next, done);
      }
      done.removeLast();
    }
  }

  private void sketch(List<Move> moves) {
    Sketch sketch = new Sketch(start.board());
    StringBuilder letters = new StringBuilder();
    State state = start;
    for (Move move : moves) {
      state = Rules.played(state, move, sketch);
      letters.append(letter(move));
    }
    orders.computeIfAbsent(sketch.preview(), _ -> new ArrayList<>()).add(letters.toString());
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
