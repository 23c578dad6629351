package kraken.games.shadow.mind;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;

/**
 * All ways in which the sides can have been dealt, as far as a view leaves them open; two bits a
 * seat.
 */
final class Castings {

  private static final int BITS = 2;
  private static final int MASK = 3;
  private static final int ANY = 7;

  private final int players;
  private final int[] allowed;
  private int[] found = new int[64];
  private int count;

  private Castings(View view) {
    players = view.crew().size();
    allowed = new int[players];
    Knowledge knowledge = new Knowledge(view);
    for (int seat = 0; seat < players; seat++) {
      allowed[seat] = allowed(view, knowledge, seat);
    }
  }

  private static int allowed(View view, Knowledge knowledge, int seat) {
    Faction dealt = knowledge.dealt(seat);
    Side not = view.crew().get(seat).not();
    boolean mayBeConverted = knowledge.conversionsBefore(Integer.MAX_VALUE) > 0;
    int sides = not == null || mayBeConverted ? ANY : ANY & ~bit(not);
    boolean leaderIsKnown = knowledge.leader() != Masks.NOBODY;
    if (dealt != null) {
      return bit(dealt.side());
    }
    return leaderIsKnown && Crews.dealtTo(Side.CULT, view.crew().size()) == 1
        ? sides & ~bit(Side.CULT)
        : sides;
  }

  static int[] of(View view) {
    Castings castings = new Castings(view);
    int sailors = Crews.dealtTo(Side.SAILORS, castings.players);
    int pirates = Crews.dealtTo(Side.PIRATES, castings.players);
    int cult = Crews.dealtTo(Side.CULT, castings.players);
    if (castings.players == Crews.UNCERTAIN_CREW) {
      castings.deal(0, 0, sailors - 1, pirates, cult);
      castings.deal(0, 0, sailors, pirates - 1, cult);
    } else {
      castings.deal(0, 0, sailors, pirates, cult);
    }
    return Arrays.copyOf(castings.found, castings.count);
  }

  /** Each of them with its weight, as a logarithm. */
  static final class Weighed {

    private final int[] castings;
    private final double[] weights;
    private double[] upTo = new double[0];

    Weighed(int[] castings) {
      this.castings = castings;
      this.weights = new double[castings.length];
    }

    /** Adds to each casting how well something fits it. */
    void weigh(IntToDoubleFunction fits) {
      for (int i = 0; i < castings.length; i++) {
        weights[i] += fits.applyAsDouble(castings[i]);
      }
    }

    /** One of them, drawn as often as its weight says. */
    int drawn(Chance chance) {
      if (upTo.length == 0) {
        upTo = new double[castings.length];
        double most = Arrays.stream(weights).max().orElse(0);
        double sum = 0;
        for (int i = 0; i < castings.length; i++) {
          sum += Math.exp(weights[i] - most);
          upTo[i] = sum;
        }
      }
      double at = Preference.share(chance) * upTo[upTo.length - 1];
      int found = Arrays.binarySearch(upTo, at);
      return castings[Math.min(castings.length - 1, found < 0 ? -found - 1 : found)];
    }

    /** How likely each seat is on each side. */
    double[][] shares(int players) {
      double[][] shares = new double[players][Side.values().length];
      double most = Arrays.stream(weights).max().orElse(0);
      double all = 0;
      for (int i = 0; i < castings.length; i++) {
        double weight = Math.exp(weights[i] - most);
        all += weight;
        for (int seat = 0; seat < players; seat++) {
          shares[seat][sideOf(castings[i], seat)] += weight;
        }
      }
      for (double[] one : shares) {
        double whole = all;
        Arrays.setAll(one, side -> one[side] / whole);
      }
      return shares;
    }
  }

  static int sideOf(int casting, int seat) {
    return casting >>> (BITS * seat) & MASK;
  }

  private static int bit(Side side) {
    return 1 << side.ordinal();
  }

  private void deal(int seat, int dealt, int sailors, int pirates, int cult) {
    if (seat == players) {
      add(dealt);
      return;
    }
    if (sailors > 0 && allows(seat, Side.SAILORS)) {
      deal(seat + 1, with(dealt, seat, Side.SAILORS), sailors - 1, pirates, cult);
    }
    if (pirates > 0 && allows(seat, Side.PIRATES)) {
      deal(seat + 1, with(dealt, seat, Side.PIRATES), sailors, pirates - 1, cult);
    }
    if (cult > 0 && allows(seat, Side.CULT)) {
      deal(seat + 1, with(dealt, seat, Side.CULT), sailors, pirates, cult - 1);
    }
  }

  private boolean allows(int seat, Side side) {
    return (allowed[seat] & bit(side)) != 0;
  }

  private static int with(int dealt, int seat, Side side) {
    return dealt | side.ordinal() << (BITS * seat);
  }

  private void add(int casting) {
    if (count == found.length) {
      found = Arrays.copyOf(found, 2 * count);
    }
    found[count++] = casting;
  }
}
