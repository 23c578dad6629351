package kraken.games.rage.chapters;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import kraken.games.rage.state.Action;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Move;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Refusals;
import kraken.games.rage.state.State;
import kraken.games.rage.state.Way;
import kraken.kit.Refusal;
import org.jspecify.annotations.Nullable;

/** Which moves the rules allow now. Every action of a card can be done, wherever the ship is. */
public final class Moves {

  private static final List<Move> PLAY_CARD = each(Card.values(), Move.PlayCard::new);
  private static final List<Move> PERFORM = each(Action.values(), Move.Perform::new);
  private static final List<Move> ROTATE = each(Way.values(), Move.Rotate::new);

  private Moves() {}

  private static <T> List<Move> each(T[] things, Function<T, Move> move) {
    return Arrays.stream(things).map(move).toList();
  }

  public static List<Move> of(State state, Phase.Decision phase) {
    return switch (phase) {
      case Phase.Choosing() -> cards(state.cards().bits(state.turn()));
      case Phase.Acting(Card _, List<Action> left) -> actions(left);
    };
  }

  private static List<Move> cards(long hand) {
    List<Move> moves = new ArrayList<>(Cards.PER_HAND);
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      moves.add(PLAY_CARD.get(Long.numberOfTrailingZeros(rest)));
    }
    return moves;
  }

  /** Two that are alike are offered once. */
  private static List<Move> actions(List<Action> left) {
    List<Move> moves = new ArrayList<>(Card.ACTIONS + 1);
    for (int i = 0; i < left.size(); i++) {
      Action action = left.get(i);
      if (left.indexOf(action) < i) {
        continue;
      }
      if (action == Action.ROTATE) {
        moves.addAll(ROTATE);
      } else {
        moves.add(PERFORM.get(action.ordinal()));
      }
    }
    return moves;
  }

  /** Why the move is not allowed, or null where it is. */
  public static @Nullable Refusal refusal(State state, Phase.Decision phase, Move move) {
    return switch (move) {
      case Move.PlayCard play ->
          phase instanceof Phase.Choosing ? ActionCards.refusal(state, play) : Refusals.NOT_NOW;
      case Move.Perform perform ->
          phase instanceof Phase.Acting a ? ActionCards.refusal(a, perform) : Refusals.NOT_NOW;
      case Move.Rotate rotate ->
          phase instanceof Phase.Acting a ? ActionCards.refusal(a, rotate) : Refusals.NOT_NOW;
    };
  }
}
