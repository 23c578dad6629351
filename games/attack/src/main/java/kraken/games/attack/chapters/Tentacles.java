package kraken.games.attack.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Roll;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Side;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.State;
import kraken.kit.Narrator;
import kraken.kit.Numbers;

/** Move the tentacles: the roll, the eyes, and how the figures come nearer. */
public final class Tentacles {

  private Tentacles() {}

  public static State rolled(State state, Numbers numbers, Narrator<? super Event> narrator) {
    Roll roll = new Roll(numbers, state.kraken().dice(Side.PORT));
    if (narrator.listens()) {
      narrator.tellAll(
          new Event.DiceRolled(state.seat(), roll.faces(Side.PORT), roll.faces(Side.STARBOARD)));
    }
    int eye = roll.nextEye(0);
    return state.power() == Pirate.SAMUEL && eye != Roll.NO_DIE
        ? state.with(roll).in(new Phase.Eyes(eye, List.of()))
        : resolved(state.with(roll), List.of(), narrator);
  }

  public static State eyeDecided(State state, boolean ignore, Narrator<? super Event> narrator) {
    Phase.Eyes eyes = state.phase(Phase.Eyes.class);
    List<Integer> ignored = new ArrayList<>(eyes.ignored());
    if (ignore) {
      ignored.add(eyes.die());
      narrator.tellAll(new Event.EyeIgnored(state.roll().side(eyes.die())));
    }
    int next = state.roll().nextEye(eyes.die() + 1);
    return next == Roll.NO_DIE
        ? resolved(state, ignored, narrator)
        : state.in(new Phase.Eyes(next, List.copyOf(ignored)));
  }

  /** Resolves the dice colour by colour, eyes first. The fourth hole ends the game at once. */
  private static State resolved(
      State state, List<Integer> ignored, Narrator<? super Event> narrator) {
    ShipBoard board = state.board();
    for (Side side : Side.BOTH) {
      board = eyesSee(board, state.roll(), side, ignored, narrator);
      board = signsCall(board, state.roll(), side, narrator);
    }
    State moved = state.with(board);
    return board.isSunk() ? sunk(moved, narrator) : moved.in(Phase.CHOOSING);
  }

  private static ShipBoard eyesSee(
      ShipBoard start,
      Roll roll,
      Side side,
      List<Integer> ignored,
      Narrator<? super Event> narrator) {
    ShipBoard board = start;
    for (int die = roll.firstDie(side); die < roll.endOfDice(side) && !board.isSunk(); die++) {
      if (roll.face(die) == Face.EYE && !ignored.contains(die)) {
        narrator.tellAll(new Event.EyeSaw(side));
        for (int i = 0; i < Lane.PER_SIDE && !board.isSunk(); i++) {
          board = advanced(board, Lane.of(side, Face.of(i)), narrator);
        }
      }
    }
    return board;
  }

  private static ShipBoard signsCall(
      ShipBoard start, Roll roll, Side side, Narrator<? super Event> narrator) {
    ShipBoard board = start;
    for (int die = roll.firstDie(side); die < roll.endOfDice(side) && !board.isSunk(); die++) {
      Face face = roll.face(die);
      if (face.isSign()) {
        board = advanced(board, Lane.of(side, face), narrator);
      }
    }
    return board;
  }

  /** One step of the figure in this lane: over whirlpools, and at the end against the ship. */
  static ShipBoard advanced(ShipBoard board, Lane lane, Narrator<? super Event> narrator) {
    Space from = board.at(lane);
    for (int distance = from.ordinal() + 1; distance <= Space.SABER.ordinal(); distance++) {
      Space to = Space.of(distance);
      if (!board.hasWhirlpool(lane, to)) {
        narrator.tellAll(new Event.Advanced(lane, board.isKraken(lane), from, to));
        return board.with(lane, to);
      }
    }
    return struck(board, lane, narrator);
  }

  private static ShipBoard struck(ShipBoard board, Lane lane, Narrator<? super Event> narrator) {
    ShipBoard struck = board.struckAt(lane);
    narrator.tellAll(
        board.hasRail(lane)
            ? new Event.RailBroken(lane, board.isKraken(lane))
            : new Event.HoleSmashed(lane, board.isKraken(lane), struck.holeCount()));
    return struck;
  }

  static State sunk(State state, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.ShipSunk());
    return state.in(new Phase.Over(false));
  }
}
