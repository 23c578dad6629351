package kraken.games.rage.chapters;

import kraken.games.rage.state.Board;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Figures;
import kraken.games.rage.state.Flames;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.State;
import kraken.games.rage.state.Variant;
import kraken.games.rage.state.Wreckage;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;

/** Game set-up, anew for each round: who is first, the debris, the ships. */
public final class SettingUp {

  private SettingUp() {}

  /** A lot for the first player, then one for each token that the round may need. */
  static Numbers bounds(Variant variant) {
    int[] bounds = new int[1 + lanesOfDebris(variant) * Section.COUNT];
    bounds[0] = variant.players();
    for (int i = 1; i < bounds.length; i++) {
      bounds[i] = Figures.TOKENS.size() + 1 - i;
    }
    return Numbers.of(bounds);
  }

  private static int lanesOfDebris(Variant variant) {
    return variant.outermostDebris() - Variant.FEWEST_LANES;
  }

  /** All is set up anew but the rage. */
  public static State drawn(State state, Numbers numbers, Narrator<? super Event> narrator) {
    int first = numbers.at(0);
    narrator.tellAll(new Event.RoundBegan(state.round() + 1, Seat.of(first)));
    Variant variant = state.variant();
    Ships ships = ships(variant.players(), first, narrator);
    Wreckage wreckage = stacked(variant, numbers);
    int lanes = variant.lanes();
    if (variant.beginsWithDebris()) {
      wreckage = wreckage.laid(lanes + 1);
      narrator.tellAll(new Event.LaneClosed(lanes + 1));
    }
    int rage = state.board().rage();
    Board board = new Board(ships, Flames.NONE, wreckage, lanes, Section.NORTH, rage);
    return state.nextRound(board, Cards.NEW).in(Phase.DEALING);
  }

  /** The first in front of the Kraken; the second of two behind it, else each behind the last. */
  private static Ships ships(int players, int first, Narrator<? super Event> narrator) {
    Ships ships = Ships.ASHORE;
    int quarters = players == 2 ? 2 : 1;
    for (int i = 0; i < players; i++) {
      int seat = (first + i) % players;
      Space space = Space.of(Section.NORTH.plus(-quarters * i), Figures.START_LANE);
      ships = ships.placed(seat, space);
      narrator.tellAll(new Event.ShipPlaced(Seat.of(seat), space));
    }
    return ships;
  }

  /** The tokens in the order in which lanes close: the outermost first. */
  private static Wreckage stacked(Variant variant, Numbers numbers) {
    Wreckage wreckage = Wreckage.NONE;
    int left = (1 << Figures.TOKENS.size()) - 1;
    for (int i = 1; i < numbers.count(); i++) {
      int token = bit(left, numbers.at(i));
      left &= ~token;
      int damage = Figures.TOKENS.get(Integer.numberOfTrailingZeros(token));
      int lane = variant.outermostDebris() - (i - 1) / Section.COUNT;
      wreckage = wreckage.stacked(Section.of(i - 1), lane, damage);
    }
    return wreckage;
  }

  private static int bit(int bits, int number) {
    int left = bits;
    for (int i = 0; i < number; i++) {
      left &= left - 1;
    }
    return Integer.lowestOneBit(left);
  }
}
