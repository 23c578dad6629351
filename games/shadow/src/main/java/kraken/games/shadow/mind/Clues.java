package kraken.games.shadow.mind;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** How well the card of a round fits the sides of its team, by what the viewer saw and heard. */
final class Clues {

  private static final int COLOURS = Colour.values().length;

  private final View view;
  private final Seat me;
  private final int number;
  private final View.Line line;
  private final Voyage voyage;

  Clues(View view, Seat me, int number, Voyage voyage) {
    this.view = view;
    this.me = me;
    this.number = number;
    this.line = view.rounds().get(number - 1);
    this.voyage = voyage;
  }

  /** By the sides of {@link TeamSides}. */
  double[] fits() {
    double[] fits = new double[TeamSides.ALL];
    List<Integer> captains = claimed(line.captain(), Claims.DREW);
    List<Integer> lieutenants = claimed(line.lieutenant(), Claims.DREW);
    List<Integer> navigators = claimed(line.navigator(), Claims.FOUND);
    for (int team = 0; team < TeamSides.ALL; team++) {
      double[] first = voyage.passes(TeamSides.captain(team), captains);
      double[] second = voyage.passes(TeamSides.lieutenant(team), lieutenants);
      fits[team] = fits(first, second, TeamSides.navigator(team), navigators);
    }
    return fits;
  }

  private double fits(
      double[] first, double[] second, int navigator, @Nullable List<Integer> found) {
    double sum = 0;
    int card = line.card() == null ? -1 : line.card().colour().ordinal();
    for (int a = 0; a < COLOURS; a++) {
      for (int b = 0; b < COLOURS; b++) {
        if ((a == card || b == card) && isPossible(a, b)) {
          int other = a == card ? b : a;
          double sails = voyage.prefers(navigator, card, other);
          sum += first[a] * second[b] * sails * Voyage.says(navigator, card, other, found);
        }
      }
    }
    return sum;
  }

  /** Whether this may have been passed on, by what the viewer had in hand. */
  private boolean isPossible(int first, int second) {
    if (me.equals(line.captain())) {
      return isColour(line.passedC(), first);
    }
    if (me.equals(line.lieutenant())) {
      return isColour(line.passedL(), second);
    }
    if (me.equals(line.navigator()) && line.heldN().size() == 2) {
      int a = line.heldN().getFirst().colour().ordinal();
      int b = line.heldN().getLast().colour().ordinal();
      return (a == first && b == second) || (a == second && b == first);
    }
    return true;
  }

  private static boolean isColour(@Nullable Card card, int colour) {
    return card == null || card.colour().ordinal() == colour;
  }

  /** The two cards that the seat has claimed to have had. */
  private @Nullable List<Integer> claimed(@Nullable Seat seat, String form) {
    for (View.Claimed claim : view.claims()) {
      if (claim.round() == number && claim.by().equals(seat) && claim.form().equals(form)) {
        List<Integer> colours = new ArrayList<>();
        for (String word : claim.fillings().subList(0, 2)) {
          colours.add(Colour.valueOf(word.toUpperCase(Locale.ROOT)).ordinal());
        }
        return colours;
      }
    }
    return null;
  }
}
