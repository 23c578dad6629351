package kraken.games.rage.mind;

import java.util.List;
import kraken.games.rage.state.Action;
import kraken.games.rage.state.Bearing;
import kraken.games.rage.state.Board;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.State;
import kraken.kit.FeatureNames;

/** What the cards in a hand promise to a ship that is afloat. */
final class HandFeatures {

  private static final FeatureNames NAMES = new FeatureNames();
  private static final int CARDS = NAMES.add("cards", Cards.PER_HAND + 1);
  private static final int ACTIONS =
      NAMES.add("hand", "forward", "up", "down", "fire", "repair", "rotate", "tentacles", "barrel");
  private static final int REPAIRS_DAMAGE = NAMES.add("hand.repairs-damage");
  private static final int TENTACLES_IN =
      NAMES.add("tentacles.mine-in", "front", "right", "rear", "left");
  private static final int TENTACLES_OTHERS_IN_FRONT = NAMES.add("tentacles.others-in-front");

  private HandFeatures() {}

  static int add(FeatureNames names) {
    return names.addAll(NAMES);
  }

  static void read(State state, int me, double[] numbers, int first) {
    List<Card> hand = state.cards().hand(me);
    numbers[first + CARDS + Math.min(hand.size(), Cards.PER_HAND)] = 1;
    for (int i = 0; i < hand.size(); i++) {
      List<Action> actions = hand.get(i).actions();
      for (int j = 0; j < actions.size(); j++) {
        numbers[first + ACTIONS + actions.get(j).ordinal()]++;
      }
    }
    Board board = state.board();
    if (board.ships().damage(me) > 0) {
      numbers[first + REPAIRS_DAMAGE] = numbers[first + ACTIONS + Action.REPAIR.ordinal()];
    }
    double tentacles = numbers[first + ACTIONS + Action.TENTACLES.ordinal()];
    if (tentacles > 0) {
      int bearing = bearing(board, me).ordinal();
      numbers[first + TENTACLES_IN + bearing] = tentacles;
      numbers[first + TENTACLES_OTHERS_IN_FRONT] = tentacles * othersInFront(board, me);
    }
  }

  private static Bearing bearing(Board board, int ship) {
    return board.bearing(board.ships().space(ship).section());
  }

  private static int othersInFront(Board board, int me) {
    int inFront = 0;
    for (int ship = 0; ship < Ships.MOST; ship++) {
      boolean other = ship != me && board.ships().isAfloat(ship);
      inFront += other && bearing(board, ship) == Bearing.FRONT ? 1 : 0;
    }
    return inFront;
  }
}
