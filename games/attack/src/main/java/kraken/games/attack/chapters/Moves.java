package kraken.games.attack.chapters;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Refusals;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.State;
import kraken.kit.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Which moves the rules allow now. The list holds each move of the phase that {@link #refusal} lets
 * pass, so the two cannot disagree.
 */
public final class Moves {

  private static final List<Move> TAKE_PIRATE = each(Pirate.values(), Move.TakePirate::new);
  private static final List<Move> BOARD = each(Area.values(), Move.Board::new);
  private static final List<Move> PLACE_WHIRLPOOL = eachSpace();
  private static final List<Move> DECIDE_EYE = List.of(new Move.IgnoreEye(), new Move.HeedEye());
  private static final List<Move> PLAY_CARD = each(Card.values(), Move.PlayCard::new);
  private static final List<Move.Walk> WALK = each(Area.values(), Move.Walk::new);
  private static final List<Move.PushBack> PUSH_BACK = each(Lane.values(), Move.PushBack::new);
  private static final List<Move.Repair> REPAIR = each(Lane.values(), Move.Repair::new);
  private static final Move END_CARD = new Move.EndCard();
  private static final List<Move> DECIDE_SWEEP = List.of(new Move.Sweep(), new Move.Spare());
  private static final List<Move> SURFACE = each(Lane.values(), Move.Surface::new);

  private Moves() {}

  private static <T, N extends Move> List<N> each(T[] things, Function<T, N> move) {
    return Arrays.stream(things).map(move).toList();
  }

  private static List<Move> eachSpace() {
    List<Move> moves = new ArrayList<>();
    for (Lane lane : Lane.values()) {
      moves.addAll(each(Space.values(), space -> new Move.PlaceWhirlpool(lane, space)));
    }
    return List.copyOf(moves);
  }

  public static List<Move> of(State state, Phase.Decision phase) {
    return switch (phase) {
      case Phase.Taking() -> allowed(state, TAKE_PIRATE);
      case Phase.Boarding _ -> BOARD;
      case Phase.Placing() -> allowed(state, PLACE_WHIRLPOOL);
      case Phase.Eyes _ -> DECIDE_EYE;
      case Phase.Choosing() -> cards(state);
      case Phase.Acting acting -> actions(state, acting);
      case Phase.Sweeping _ -> DECIDE_SWEEP;
      case Phase.Surfacing _ -> SURFACE;
    };
  }

  private static List<Move> allowed(State state, List<Move> candidates) {
    List<Move> allowed = new ArrayList<>();
    for (Move move : candidates) {
      if (refusal(state, move) == null) {
        allowed.add(move);
      }
    }
    return allowed;
  }

  private static List<Move> cards(State state) {
    List<Card> shown = state.hand().pile().cards();
    return List.of(PLAY_CARD.get(shown.get(0).ordinal()), PLAY_CARD.get(shown.get(1).ordinal()));
  }

  private static List<Move> actions(State state, Phase.Acting acting) {
    List<Move> actions = new ArrayList<>();
    for (int i = 0; i < WALK.size(); i++) {
      if (ActionCards.refusal(state, acting, WALK.get(i)) == null) {
        actions.add(WALK.get(i));
      }
    }
    for (int i = 0; i < Lane.COUNT; i++) {
      if (ActionCards.refusal(state, acting, PUSH_BACK.get(i)) == null) {
        actions.add(PUSH_BACK.get(i));
      }
      if (ActionCards.refusal(state, acting, REPAIR.get(i)) == null) {
        actions.add(REPAIR.get(i));
      }
    }
    actions.add(END_CARD);
    return actions;
  }

  /** Why the move is not allowed, or null where it is. */
  public static @Nullable Refusal refusal(State state, Move move) {
    Phase phase = state.phase();
    return switch (move) {
      case Move.TakePirate take ->
          phase instanceof Phase.Taking ? SettingUp.refusal(state, take) : Refusals.NOT_NOW;
      case Move.Board _ -> dueIf(phase instanceof Phase.Boarding);
      case Move.PlaceWhirlpool place ->
          phase instanceof Phase.Placing ? SettingUp.refusal(state, place) : Refusals.NOT_NOW;
      case Move.IgnoreEye(), Move.HeedEye() -> dueIf(phase instanceof Phase.Eyes);
      case Move.PlayCard play ->
          phase instanceof Phase.Choosing ? ActionCards.refusal(state, play) : Refusals.NOT_NOW;
      case Move.Walk walk ->
          phase instanceof Phase.Acting a ? ActionCards.refusal(state, a, walk) : Refusals.NOT_NOW;
      case Move.PushBack push ->
          phase instanceof Phase.Acting a ? ActionCards.refusal(state, a, push) : Refusals.NOT_NOW;
      case Move.Sweep(), Move.Spare() -> dueIf(phase instanceof Phase.Sweeping);
      case Move.Repair repair ->
          phase instanceof Phase.Acting a
              ? ActionCards.refusal(state, a, repair)
              : Refusals.NOT_NOW;
      case Move.EndCard() -> dueIf(phase instanceof Phase.Acting);
      case Move.Surface _ -> dueIf(phase instanceof Phase.Surfacing);
    };
  }

  private static @Nullable Refusal dueIf(boolean due) {
    return due ? null : Refusals.NOT_NOW;
  }
}
