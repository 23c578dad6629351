package kraken.games.shadow.mind;

import java.util.Arrays;
import kraken.games.shadow.crew.Side;
import kraken.kit.Chance;

/**
 * What sailors say of their cards, by the card that was sailed. Whoever has something to hide says
 * it just as often, so that no words give a liar away.
 */
final class Alibi {

  private static final int COLOURS = Voyage.COLOURS;
  private static final int SIDES = Side.values().length;

  private static final double HONEST = 0.94;
  private static final double ODD = 0.02;

  /** How often somebody who hides his side tells the truth where it looks innocent. */
  static final double CANDOUR = 0.3;

  private final Voyage voyage;
  private final double[] sides;
  private final double[] passed = new double[COLOURS];
  private final double[][] drew = new double[COLOURS][];
  private final double[][] threw = new double[COLOURS][];

  /**
   * @param sides what an unknown player is, as chances
   */
  Alibi(Voyage voyage, double[] sides) {
    this.voyage = voyage;
    this.sides = sides;
    for (int side = 0; side < SIDES; side++) {
      double[] passes = voyage.passes(side);
      for (int colour = 0; colour < COLOURS; colour++) {
        passed[colour] += sides[side] * passes[colour];
      }
    }
    Arrays.setAll(drew, this::drewBefore);
    Arrays.setAll(threw, this::threwFor);
  }

  /** Two colours in any order, as one number. */
  static int pair(int one, int other) {
    return (Math.min(one, other) * COLOURS) + Math.max(one, other);
  }

  /**
   * For each pair of colours how often a sailor says that they were drawn, by the colour sailed
   * later.
   */
  double[] drew(int sailed) {
    return drew[sailed];
  }

  private double[] drewBefore(int sailed) {
    double[] pairs = new double[COLOURS * COLOURS];
    for (int a = 0; a < COLOURS; a++) {
      for (int b = 0; b < COLOURS; b++) {
        pairs[pair(a, b)] += voyage.passes(Voyage.SAILORS, a, b) * sails(sailed, a);
      }
    }
    return whole(pairs);
  }

  /** The chance that the first colour is sailed if one officer has passed on the second. */
  private double sails(int sailed, int mine) {
    double chance = 0;
    for (int other = 0; other < COLOURS; other++) {
      if (mine == sailed || other == sailed) {
        int left = mine == sailed ? other : mine;
        for (int side = 0; side < SIDES; side++) {
          chance += passed[other] * sides[side] * voyage.prefers(side, sailed, left);
        }
      }
    }
    return chance;
  }

  /** For each colour how often a navigator who is a sailor says that it was the other card. */
  double[] threw(int sailed) {
    return threw[sailed];
  }

  private double[] threwFor(int sailed) {
    double[] others = new double[COLOURS];
    for (int other = 0; other < COLOURS; other++) {
      double both = passed[sailed] * passed[other] * (other == sailed ? 1 : 2);
      others[other] = both * voyage.prefers(Voyage.SAILORS, sailed, other);
    }
    return whole(others);
  }

  /** The same shares, so that they add up to one. */
  static double[] whole(double[] shares) {
    double sum = 0;
    for (double share : shares) {
      sum += share;
    }
    double[] whole = shares.clone();
    for (int i = 0; i < whole.length; i++) {
      whole[i] /= sum;
    }
    return whole;
  }

  /** Whether a sailor, too, would have chosen so. */
  boolean isInnocent(int chosen, int other) {
    return chosen == other || voyage.prefers(Voyage.SAILORS, chosen, other) >= 0.5;
  }

  /** How likely somebody of the side says this, given what he did and what an alibi would be. */
  double says(int side, int chosen, int other, boolean truth, double alibi) {
    if (side == Voyage.SAILORS) {
      return truth ? HONEST : ODD;
    }
    double candid = isInnocent(chosen, other) ? CANDOUR : 0;
    return (HONEST * ((truth ? candid : 0) + ((1 - candid) * alibi))) + ODD;
  }

  /** The number of one of the shares, drawn as often as the share says. */
  static int pick(double[] shares, Chance chance) {
    double left = Preference.share(chance);
    for (int i = 0; i < shares.length; i++) {
      left -= shares[i];
      if (left < 0) {
        return i;
      }
    }
    return shares.length - 1;
  }
}
