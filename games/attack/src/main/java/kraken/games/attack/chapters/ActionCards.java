package kraken.games.attack.chapters;

import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Pile;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Refusals;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Side;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.State;
import kraken.games.attack.state.Symbol;
import kraken.games.attack.state.Symbols;
import kraken.kit.Narrator;
import kraken.kit.Refusal;
import org.jspecify.annotations.Nullable;

/** Play an action card: the choice, its symbols one by one, and the powers that change them. */
public final class ActionCards {

  private ActionCards() {}

  static @Nullable Refusal refusal(State state, Move.PlayCard play) {
    return state.hand().pile().shows(play.card()) ? null : Refusals.CARD_NOT_SHOWN;
  }

  public static State play(State state, Move.PlayCard play, Narrator<? super Event> narrator) {
    narrator.tellAll(Event.CardPlayed.of(play.card()));
    boolean mayDouble = state.power() == Pirate.ASTRID;
    return state.in(new Phase.Acting(play.card(), Symbols.of(play.card(), mayDouble)));
  }

  /** Says first what the card lacks: a walk to any other place would be refused, too. */
  static @Nullable Refusal refusal(State state, Phase.Acting acting, Move.Walk walk) {
    if (!acting.symbols().pays(Symbol.MOVE)) {
      return Refusals.NO_BOOT_LEFT;
    }
    return areaOf(state, acting).isNextTo(walk.area()) ? null : Refusals.NOT_NEXT_TO_YOU;
  }

  public static State play(State state, Move.Walk walk, Narrator<? super Event> narrator) {
    Phase.Acting acting = state.phase(Phase.Acting.class);
    Pirate pirate = acting.card().pirate();
    narrator.tellAll(new Event.Walked(pirate, areaOf(state, acting), walk.area()));
    return state.with(state.pawns().with(pirate, walk.area())).in(acting.paid(Symbol.MOVE));
  }

  static @Nullable Refusal refusal(State state, Phase.Acting acting, Move.PushBack push) {
    Space space = state.board().at(push.lane());
    if (space == Space.BUBBLES) {
      return Refusals.OUT_OF_RANGE_ON_BUBBLES;
    }
    boolean reached = push.lane().area() == areaOf(state, acting) || reachesAll(state, space);
    if (!reached) {
      return Refusals.NOT_YOUR_LANE;
    }
    return acting.symbols().pays(space.weapon()) ? null : Refusals.NO_SYMBOL_LEFT;
  }

  /** Elena's power. */
  private static boolean reachesAll(State state, Space space) {
    return space == Space.PISTOL && state.power() == Pirate.ELENA;
  }

  public static State play(State state, Move.PushBack push, Narrator<? super Event> narrator) {
    Phase.Acting acting = state.phase(Phase.Acting.class);
    Space from = state.board().at(push.lane());
    State pushed = pushedBack(state, push.lane(), from, narrator);
    if (pushed.phase() instanceof Phase.Over) {
      return pushed;
    }
    Phase.Acting next = acting.paid(from.weapon());
    boolean maySweep = from == Space.CANNON && state.power() == Pirate.BILLY;
    Side side = push.lane().side();
    return maySweep && hasTarget(pushed.board(), side)
        ? pushed.in(new Phase.Sweeping(side, next))
        : pushed.in(next);
  }

  private static State pushedBack(
      State state, Lane lane, Space from, Narrator<? super Event> narrator) {
    State pushed = state.with(state.board().pushedBack(lane));
    if (!state.board().isKraken(lane)) {
      narrator.tellAll(new Event.PushedBack(lane, from));
      return pushed;
    }
    State hit = pushed.with(state.kraken().hit());
    narrator.tellAll(new Event.KrakenHit(lane, from, hit.kraken().hits()));
    if (hit.kraken().hits() < state.variant().hitsToWin()) {
      return hit;
    }
    narrator.tellAll(new Event.KrakenDrivenOff());
    return hit.in(new Phase.Over(true));
  }

  /** Billy's power: the other tentacles in the cannon zone of that side; never the Kraken. */
  public static State swept(State state, Narrator<? super Event> narrator) {
    Phase.Sweeping sweeping = state.phase(Phase.Sweeping.class);
    narrator.tellAll(new Event.Swept(sweeping.side()));
    ShipBoard board = state.board();
    for (int i = 0; i < Lane.PER_SIDE; i++) {
      Lane lane = Lane.of(sweeping.side(), Face.of(i));
      if (isTarget(board, lane)) {
        narrator.tellAll(new Event.PushedBack(lane, Space.CANNON));
        board = board.pushedBack(lane);
      }
    }
    return state.with(board).in(sweeping.acting());
  }

  public static State spared(State state) {
    return state.in(state.phase(Phase.Sweeping.class).acting());
  }

  private static boolean hasTarget(ShipBoard board, Side side) {
    for (int i = 0; i < Lane.PER_SIDE; i++) {
      if (isTarget(board, Lane.of(side, Face.of(i)))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTarget(ShipBoard board, Lane lane) {
    return board.at(lane) == Space.CANNON && !board.isKraken(lane);
  }

  /** Says first what the card lacks: without a hammer no other rail could be mended either. */
  static @Nullable Refusal refusal(State state, Phase.Acting acting, Move.Repair repair) {
    if (!acting.symbols().pays(Symbol.REPAIR)) {
      return Refusals.NO_HAMMER_LEFT;
    }
    if (repair.lane().area() != areaOf(state, acting)) {
      return Refusals.NOT_YOUR_LANE;
    }
    return state.board().hasRail(repair.lane()) ? Refusals.RAIL_STANDS : null;
  }

  public static State play(State state, Move.Repair repair, Narrator<? super Event> narrator) {
    Phase.Acting acting = state.phase(Phase.Acting.class);
    narrator.tellAll(new Event.RailRepaired(repair.lane()));
    return state.with(state.board().repaired(repair.lane())).in(acting.paid(Symbol.REPAIR));
  }

  /** The card goes under its pile, the next one is drawn, and the next hand rolls. */
  static State cardDone(State state, Card card, Narrator<? super Event> narrator) {
    Pile pile = state.hand().pile();
    narrator.tellAll(Event.CardDrawn.of(pile.top()));
    return state
        .with(state.hand().with(pile.played(card)))
        .atTurn((state.turn() + 1) % state.hands().size())
        .in(Phase.ROLLING);
  }

  /** Where the pirate of the card stands. */
  static Area areaOf(State state, Phase.Acting acting) {
    return state.pawns().of(acting.card().pirate());
  }
}
