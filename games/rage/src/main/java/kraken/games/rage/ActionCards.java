package kraken.games.rage;

import kraken.games.rage.Event.Harm;
import kraken.games.rage.Event.Why;
import kraken.kit.Narrator;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** Game round: a card of the hand, and its actions one by one. */
final class ActionCards {

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

  static State play(State state, Move.PlayCard play, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.CardPlayed(Seat.of(state.turn()), play.card()));
    return state
        .with(state.cards().played(state.turn(), play.card()))
        .in(new Phase.Acting(play.card(), play.card().actions()));
  }

  static State play(State state, Move.Perform perform, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.ActionBegan(Seat.of(state.turn()), perform.action(), null));
    Waters waters = new Waters(state.board(), narrator);
    perform(waters, state.turn(), perform.action());
    return done(state, perform.action(), waters, narrator);
  }

  static State play(State state, Move.Rotate rotate, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.ActionBegan(Seat.of(state.turn()), Action.ROTATE, rotate.way()));
    Waters waters = new Waters(state.board(), narrator);
    waters.rotate(rotate.way());
    return done(state, Action.ROTATE, waters, narrator);
  }

  private static void perform(Waters waters, int ship, Action action) {
    switch (action) {
      case FORWARD -> Chain.forward(waters, ship);
      case UP -> Chain.up(waters, ship, Why.SAILED);
      case DOWN -> Chain.down(waters, ship, Why.SAILED);
      case FIRE -> fire(waters, ship);
      case REPAIR -> waters.repair(ship);
      case TENTACLES -> Tentacles.strike(waters);
      case BARREL -> waters.placeBarrel(ship);
      case ROTATE -> throw new IllegalStateException("a rotation needs a way");
    }
  }

  /** At the ships one lane in and one lane out; from the innermost lane at the Kraken as well. */
  private static void fire(Waters waters, int ship) {
    Space from = waters.ships().space(ship);
    waters.tell(new Event.Fired(Seat.of(ship), from));
    int hit = 0;
    for (int lane = from.lane() - 1; lane <= from.lane() + 1; lane += 2) {
      boolean water = lane >= 1 && lane <= waters.lanes();
      int target = water ? waters.shipAt(Space.of(from.section(), lane)) : Ships.NONE;
      hit |= target == Ships.NONE ? 0 : 1 << target;
    }
    waters.hurtAll(hit, 1, Harm.FIRE);
    if (from.lane() == 1) {
      waters.anger(1);
    }
  }

  private static State done(
      State state, Action action, Waters waters, Narrator<? super Event> narrator) {
    Phase.Acting acting = (Phase.Acting) state.phase();
    return acting.left().size() == 1
        ? Settling.cardDone(state, waters, narrator)
        : state.with(waters.board()).in(acting.without(action));
  }
}
