package kraken.games.rage.chapters;

import kraken.games.rage.state.Action;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Move;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Refusals;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.State;
import kraken.kit.Narrator;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** Game round: a card of the hand, and its actions one by one. */
public final class ActionCards {

  private ActionCards() {}

  static @Nullable Refusal refusal(State state, Move.PlayCard play) {
    return state.cards().holds(state.turn(), play.card()) ? null : Refusals.NOT_IN_YOUR_HAND;
  }

  static @Nullable Refusal refusal(Phase.Acting acting, Move.Perform perform) {
    if (!acting.left().contains(perform.action())) {
      return Refusals.NOT_LEFT_ON_THE_CARD;
    }
    return perform.action() == Action.ROTATE ? Refusals.WHICH_WAY : null;
  }

  static @Nullable Refusal refusal(Phase.Acting acting, Move.Rotate rotate) {
    return acting.left().contains(Action.ROTATE) ? null : Refusals.NOT_LEFT_ON_THE_CARD;
  }

  public static State play(State state, Move move, Narrator<? super Event> narrator) {
    return switch (move) {
      case Move.PlayCard play -> play(state, play, narrator);
      case Move.Perform perform -> play(state, perform, narrator);
      case Move.Rotate rotate -> play(state, rotate, narrator);
    };
  }

  private static State play(State state, Move.PlayCard play, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.CardPlayed(Seat.of(state.turn()), play.card()));
    return state
        .with(state.cards().played(state.turn(), play.card()))
        .in(new Phase.Acting(play.card(), play.card().actions()));
  }

  private static State play(State state, Move.Perform perform, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.ActionBegan(Seat.of(state.turn()), perform.action(), null));
    MutableBoard board = new MutableBoard(state.board(), narrator);
    perform(board, state.turn(), perform.action());
    return done(state, perform.action(), board, narrator);
  }

  private static State play(State state, Move.Rotate rotate, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.ActionBegan(Seat.of(state.turn()), Action.ROTATE, rotate.way()));
    MutableBoard board = new MutableBoard(state.board(), narrator);
    board.rotate(rotate.way());
    return done(state, Action.ROTATE, board, narrator);
  }

  private static void perform(MutableBoard board, int ship, Action action) {
    switch (action) {
      case FORWARD -> Collisions.forward(board, ship);
      case UP -> Collisions.up(board, ship);
      case DOWN -> Collisions.down(board, ship, Why.SAILED);
      case FIRE -> fire(board, ship);
      case REPAIR -> board.repair(ship);
      case TENTACLES -> Tentacles.strike(board);
      case BARREL -> board.placeBarrel(ship);
      case ROTATE -> throw new IllegalStateException("a rotation needs a way");
    }
  }

  /**
   * Fires at the ships one lane in and one lane out; from the innermost lane at the Kraken as well.
   */
  private static void fire(MutableBoard board, int ship) {
    Space from = board.ships().space(ship);
    board.tell(new Event.Fired(Seat.of(ship), from));
    int hit = 0;
    for (int lane = from.lane() - 1; lane <= from.lane() + 1; lane += 2) {
      boolean water = lane >= 1 && lane <= board.lanes();
      int target = water ? board.shipAt(Space.of(from.section(), lane)) : Ships.NONE;
      hit |= target == Ships.NONE ? 0 : 1 << target;
    }
    board.hurtAll(hit, 1, Harm.FIRE);
    if (from.lane() == 1) {
      board.anger(1);
    }
  }

  private static State done(
      State state, Action action, MutableBoard board, Narrator<? super Event> narrator) {
    Phase.Acting acting = (Phase.Acting) state.phase();
    return acting.left().size() == 1
        ? Settling.cardDone(state, board, narrator)
        : state.with(board.board()).in(acting.without(action));
  }
}
