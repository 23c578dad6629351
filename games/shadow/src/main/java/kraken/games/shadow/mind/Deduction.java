package kraken.games.shadow.mind;

import java.util.Arrays;
import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;

/**
 * Weighs every way in which the sides can have been dealt by how well it explains what was
 * appointed, sailed and claimed. Guns shown would tell a good deal more, and are left out on
 * purpose: with them the sailors win too often at tables of canny players.
 */
final class Deduction implements Beliefs {

  private static final int SIDES = Side.values().length;
  private static final int CULT = Side.CULT.ordinal();
  private static final double MOST_LIKELY_CONVERTED = 0.8;
  private static final double NEVER = 1e-9;

  private final View view;
  private final Seat me;
  private final Prospects prospects;
  private final Knowledge knowledge;
  private final int[] castings;
  private final double[] weights;
  private final double[][] dealt;

  Deduction(View view, Seat me, Prospects prospects) {
    this.view = view;
    this.me = me;
    this.prospects = prospects;
    this.knowledge = new Knowledge(view);
    this.castings = Castings.of(view);
    this.weights = new double[castings.length];
    this.dealt = new double[view.crew().size()][SIDES];
    weighRounds();
    weighWords();
    sum();
  }

  private void weighRounds() {
    int sailed = 0;
    for (int number = 1; number <= view.rounds().size(); number++) {
      View.Line line = view.rounds().get(number - 1);
      if (line.navigator() != null && line.lieutenant() != null) {
        weigh(line, Appointed.fits(view.crew().size()));
        if (line.card() != null) {
          weigh(line, cards(number, view.track().get(sailed)));
        }
      }
      sailed += line.card() == null ? 0 : 1;
    }
  }

  private double[] cards(int number, Hex from) {
    double[] fits = new Clues(view, me, number, new Voyage(prospects, from)).fits();
    double others = view.crew().size() - 1;
    TeamSides.soften(fits, knowledge.conversionsBefore(number) / others);
    return fits;
  }

  private void weigh(View.Line line, double[] fits) {
    Arrays.setAll(fits, team -> Math.log(fits[team] + NEVER));
    for (int i = 0; i < castings.length; i++) {
      weights[i] += fits[TeamSides.of(castings[i], line)];
    }
  }

  private void weighWords() {
    for (View.Claimed claim : view.claims()) {
      if (claim.form().equals(Claims.HE_IS) && !claim.by().equals(me)) {
        Testimony testimony = new Testimony(view, claim);
        for (int i = 0; i < castings.length; i++) {
          weights[i] += testimony.fits(castings[i]);
        }
      }
    }
  }

  private void sum() {
    double most = Arrays.stream(weights).max().orElse(0);
    double all = 0;
    for (int i = 0; i < castings.length; i++) {
      double weight = Math.exp(weights[i] - most);
      all += weight;
      for (int seat = 0; seat < dealt.length; seat++) {
        dealt[seat][Castings.sideOf(castings[i], seat)] += weight;
      }
    }
    for (double[] one : dealt) {
      double whole = all;
      Arrays.setAll(one, side -> one[side] / whole);
    }
  }

  @Override
  public double on(Seat seat, Side side) {
    Faction now = knowledge.of(seat.index());
    View.Mate mate = view.crew().get(seat.index());
    if (now != null && (seat.equals(me) || now.side() == Side.CULT || !mate.convertible())) {
      return now.side() == side ? 1 : 0;
    }
    double converted = mate.convertible() || !mate.aboard() ? converted() : 0;
    double chance = dealt[seat.index()][side.ordinal()];
    return side == Side.CULT ? chance + ((1 - chance) * converted) : chance * (1 - converted);
  }

  /** How likely a convertible player was converted by now. The leader knows: 0 for him. */
  private double converted() {
    if (knowledge.leader() == me.index()) {
      return 0;
    }
    long eligible = view.crew().stream().filter(View.Mate::convertible).count();
    double held = knowledge.conversionsBefore(Integer.MAX_VALUE);
    return Math.min(MOST_LIKELY_CONVERTED, held / Math.max(2, eligible));
  }

  @Override
  public double leads(Seat seat) {
    if (knowledge.leader() != Masks.NOBODY) {
      return knowledge.leader() == seat.index() ? 1 : 0;
    }
    Faction known = knowledge.of(seat.index());
    if (known != null) {
      return known == Faction.LEADER ? 1 : 0;
    }
    return dealt[seat.index()][CULT] / Crews.dealtTo(Side.CULT, view.crew().size());
  }
}
