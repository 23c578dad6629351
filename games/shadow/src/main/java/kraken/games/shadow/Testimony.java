package kraken.games.shadow;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What was claimed, weighed by who says it; who is caught in a lie is hardly a sailor. */
final class Testimony {

  private static final double[] LIAR = {0.15, 1.6, 1.4};
  private static final double WORD = 2.5;

  private final View view;
  private final Seat me;
  private final Beliefs before;
  private final double[][] weights;

  Testimony(View view, Seat me, Beliefs before) {
    this.view = view;
    this.me = me;
    this.before = before;
    this.weights = new double[view.crew().size()][Side.values().length];
  }

  double[][] weights() {
    for (double[] one : weights) {
      Arrays.fill(one, 1);
    }
    for (View.Claimed claim : view.claims()) {
      if (!claim.by().equals(me)) {
        weigh(claim);
      }
    }
    return weights;
  }

  private void weigh(View.Claimed claim) {
    switch (claim.form()) {
      case "he-is" -> accused(claim);
      case "drew", "drew-three" -> cards(claim, false);
      case "passed-on" -> cards(claim, true);
      default -> {
        // nothing that could be checked
      }
    }
  }

  private void accused(View.Claimed claim) {
    int other = Integer.parseInt(claim.fillings().get(0));
    Side said = Faction.valueOf(claim.fillings().get(1).toUpperCase(Locale.ROOT)).side();
    Faction known = before.known(other);
    if (known != null) {
      if (known.side() != said) {
        caught(claim.by());
      }
    } else {
      weights[other][said.ordinal()] *= 1 + (WORD * before.on(claim.by(), Side.SAILORS));
    }
  }

  /** Only what this seat itself saw in that round can show a claim of cards to be false. */
  private void cards(View.Claimed claim, boolean passed) {
    if (claim.round() < 1 || claim.round() > view.rounds().size()) {
      return;
    }
    View.Line line = view.rounds().get(claim.round() - 1);
    List<Colour> seen = line.heldN().stream().map(Card::colour).toList();
    @Nullable Colour sure = me.equals(line.navigator()) ? both(seen) : null;
    List<String> said = claim.fillings();
    boolean gaveIt = claim.by().equals(line.captain()) || claim.by().equals(line.lieutenant());
    if (sure != null && gaveIt && !said.contains(word(sure))) {
      caught(claim.by());
    } else if (passed && gaveIt && me.equals(line.navigator()) && seen.size() == 2) {
      if (seen.stream().noneMatch(colour -> said.contains(word(colour)))) {
        caught(claim.by());
      }
    }
  }

  private static @Nullable Colour both(List<Colour> seen) {
    return seen.size() == 2 && seen.getFirst() == seen.getLast() ? seen.getFirst() : null;
  }

  private static String word(Colour colour) {
    return colour.name().toLowerCase(Locale.ROOT);
  }

  private void caught(Seat liar) {
    for (int side = 0; side < LIAR.length; side++) {
      weights[liar.index()][side] *= LIAR[side];
    }
  }
}
