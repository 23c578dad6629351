package kraken.games.attack.mind;

import kraken.games.attack.state.Card;
import kraken.games.attack.state.Hand;
import kraken.games.attack.state.Pile;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.State;
import kraken.kit.FeatureNames;
import org.jspecify.annotations.Nullable;

/** What the open cards of each hand promise, the hand whose turn it is first. */
final class HandFeatures {

  private static final int MOST_HANDS = 4;

  private static final String[] NAMES = {
    "funny-faces.0",
    "funny-faces.1",
    "funny-faces.2",
    "move",
    "cannon",
    "pistol",
    "saber",
    "repair",
    "wild",
    "relief",
    "hits-kraken",
    "power.astrid",
    "power.billy",
    "power.elena",
    "power.samuel"
  };

  private static final int FUNNY_FACES = 0;
  private static final int SYMBOLS = 3;
  private static final int RELIEF = 9;
  private static final int HITS_KRAKEN = 10;
  private static final int POWER = 11;

  private HandFeatures() {}

  static int add(FeatureNames names) {
    int first = names.add("hand.0", NAMES);
    for (int i = 1; i < MOST_HANDS; i++) {
      names.add("hand." + i, NAMES);
    }
    return first;
  }

  static void read(State state, double[] numbers, int first) {
    int hands = state.hands().size();
    for (int i = 0; i < hands; i++) {
      Hand hand = state.hands().get((state.turn() + i) % hands);
      if (!hand.pile().isEmpty()) {
        read(state, hand, numbers, first + i * NAMES.length);
      }
    }
  }

  private static void read(State state, Hand hand, double[] numbers, int first) {
    @Nullable Pirate power = power(state, hand);
    Reach reach = new Reach(state, power);
    int funny = 0;
    for (int i = 0; i < Pile.SHOWN; i++) {
      Card card = hand.pile().cards().get(i);
      reach.add(card);
      funny += card.hasFunnyFace() ? 1 : 0;
      for (int symbol = 0; symbol < CardFigures.SYMBOLS; symbol++) {
        numbers[first + SYMBOLS + symbol] += CardFigures.count(card, symbol);
      }
    }
    numbers[first + FUNNY_FACES + funny] = 1;
    numbers[first + RELIEF] = reach.relief();
    numbers[first + HITS_KRAKEN] = reach.hitsKraken() ? 1 : 0;
    if (power != null) {
      numbers[first + POWER + power.ordinal()] = 1;
    }
  }

  /** In solo the pirate on the back of the next card. */
  private static @Nullable Pirate power(State state, Hand hand) {
    if (!state.variant().powers()) {
      return null;
    }
    return hand.pirates().size() > 1 ? hand.pile().top().pirate() : hand.pirates().getFirst();
  }
}
