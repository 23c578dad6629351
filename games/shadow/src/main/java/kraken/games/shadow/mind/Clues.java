package kraken.games.shadow.mind;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** How well the card of a round fits the sides of its team, by what the viewer saw and heard. */
final class Clues {

  private static final int COLOURS = Voyage.COLOURS;
  private static final int SIDES = Side.values().length;

  /** How often a navigator jumps overboard if both cards lose the game for the own side. */
  private static final double JUMPS = 0.9;

  private static final double JUMPS_FOR_NOTHING = 0.002;

  private final View view;
  private final Seat me;
  private final int number;
  private final View.Line line;
  private final Prospects prospects;
  private final Hex from;
  private final Voyage voyage;
  private final Alibi alibi;

  Clues(View view, Seat me, int number, Prospects prospects, Hex from) {
    this.view = view;
    this.me = me;
    this.number = number;
    this.line = view.rounds().get(number - 1);
    this.prospects = prospects;
    this.from = from;
    this.voyage = prospects.voyage(from);
    this.alibi = prospects.alibi(from);
  }

  boolean tellAnything() {
    return line.navigator() != null && (line.card() != null || line.end() == RoundEnd.REFUSED);
  }

  /** How likely each team of {@link TeamSides} is to have left this card and these words. */
  double[] fits() {
    double[] fits = new double[TeamSides.ALL];
    double[][] first = passed(line.captain());
    double[][] second = passed(line.lieutenant());
    Card card = line.card();
    double[][] third = card == null ? jumped() : sailed(card.colour().ordinal());
    for (int team = 0; team < TeamSides.ALL; team++) {
      double[] captains = first[TeamSides.captain(team)];
      double[] lieutenants = second[TeamSides.lieutenant(team)];
      double[] navigators = third[TeamSides.navigator(team)];
      for (int pair = 0; pair < COLOURS * COLOURS; pair++) {
        fits[team] += captains[pair / COLOURS] * lieutenants[pair % COLOURS] * navigators[pair];
      }
    }
    return fits;
  }

  /**
   * By side and colour: how likely an officer of that side passes on that colour and says what was
   * said.
   */
  private double[][] passed(@Nullable Seat seat) {
    double[][] passed = new double[SIDES][COLOURS];
    Card card = line.card();
    List<Integer> claim = claimed(seat, Claims.DREW);
    double[] usual = card == null ? null : alibi.drew(card.colour().ordinal());
    for (int side = 0; side < SIDES; side++) {
      for (int a = 0; a < COLOURS; a++) {
        for (int b = 0; b < COLOURS; b++) {
          passed[side][a] += voyage.passes(side, a, b) * says(side, a, b, claim, usual);
        }
      }
    }
    return passed;
  }

  private double says(
      int side, int a, int b, @Nullable List<Integer> claim, double @Nullable [] usual) {
    if (claim == null || usual == null) {
      return 1;
    }
    int said = Alibi.pair(claim.getFirst(), claim.getLast());
    return alibi.says(side, a, b, said == Alibi.pair(a, b), usual[said]);
  }

  /**
   * By side and pair: how likely a navigator of that side sails by this colour out of that pair and
   * says what was said.
   */
  private double[][] sailed(int card) {
    double[][] sailed = new double[SIDES][COLOURS * COLOURS];
    List<Integer> claim = claimed(line.navigator(), Claims.FOUND);
    double[] usual = alibi.threw(card);
    for (int a = 0; a < COLOURS; a++) {
      for (int b = 0; b < COLOURS; b++) {
        if ((a == card || b == card) && isPossible(a, b)) {
          int other = a == card ? b : a;
          for (int side = 0; side < SIDES; side++) {
            double said = claim == null ? 1 : found(side, card, other, claim, usual);
            sailed[side][(a * COLOURS) + b] = voyage.prefers(side, card, other) * said;
          }
        }
      }
    }
    return sailed;
  }

  private double found(int side, int card, int other, List<Integer> claim, double[] usual) {
    int said = claim.getFirst() == card ? claim.getLast() : claim.getFirst();
    boolean truth = Alibi.pair(card, other) == Alibi.pair(claim.getFirst(), claim.getLast());
    return alibi.says(side, card, other, truth, usual[said]);
  }

  private double[][] jumped() {
    double[][] jumped = new double[SIDES][COLOURS * COLOURS];
    for (int pair = 0; pair < COLOURS * COLOURS; pair++) {
      Colour one = Colour.values()[pair / COLOURS];
      Colour other = Colour.values()[pair % COLOURS];
      if (isPossible(one.ordinal(), other.ordinal())) {
        for (Side side : Side.values()) {
          boolean lost = prospects.loses(from, one, side) && prospects.loses(from, other, side);
          jumped[side.ordinal()][pair] = lost ? JUMPS : JUMPS_FOR_NOTHING;
        }
      }
    }
    return jumped;
  }

  /** Whether this may have been passed on, by what the viewer had in hand. */
  private boolean isPossible(int first, int second) {
    if (me.equals(line.captain()) && !isColour(line.passedC(), first)) {
      return false;
    }
    if (me.equals(line.lieutenant()) && !isColour(line.passedL(), second)) {
      return false;
    }
    if (me.equals(line.navigator()) && line.heldN().size() == 2) {
      int a = line.heldN().getFirst().colour().ordinal();
      int b = line.heldN().getLast().colour().ordinal();
      return Alibi.pair(a, b) == Alibi.pair(first, second);
    }
    return true;
  }

  private static boolean isColour(@Nullable Card card, int colour) {
    return card == null || card.colour().ordinal() == colour;
  }

  /** The two cards that the seat has claimed to have had. The first word counts. */
  private @Nullable List<Integer> claimed(@Nullable Seat seat, String form) {
    for (View.Claimed claim : view.claims()) {
      if (claim.round() == number
          && claim.by().equals(seat)
          && claim.form().equals(form)
          && !claim.by().equals(me)) {
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
