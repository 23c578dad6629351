package kraken.games.shadow.mind;

import java.util.Arrays;
import java.util.List;
import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Seat;

/**
 * Weighs every way in which the sides can have been dealt by how well it explains all that was done
 * and said before everybody's eyes, and what this seat alone has seen.
 */
final class Deduction implements Beliefs {

  private static final int CULT = Side.CULT.ordinal();
  private static final double MOST_LIKELY_CONVERTED = 0.8;
  private static final double NEVER = 1e-9;

  private final View view;
  private final Seat me;
  private final Prospects prospects;
  private final Knowledge knowledge;
  private final Castings.Weighed castings;
  private final Witnessed witnessed;
  private final double[][] dealt;

  Deduction(View view, Seat me, Prospects prospects) {
    this.view = view;
    this.me = me;
    this.prospects = prospects;
    this.knowledge = new Knowledge(view);
    this.castings = new Castings.Weighed(Castings.of(view));
    this.witnessed = new Witnessed(view);
    weighCards();
    new Suspicion(view, me, prospects, knowledge, castings).weigh(witnessed);
    weighStash();
    weighFloggings();
    this.dealt = castings.shares(view.crew().size());
  }

  private void weighCards() {
    List<Hex> hexes = witnessed.hexes();
    for (int number = 1; number <= view.rounds().size(); number++) {
      View.Line line = view.rounds().get(number - 1);
      Clues clues = new Clues(view, me, number, prospects, hexes.get(number - 1));
      if (clues.tellAnything()) {
        double[] fits = clues.fits();
        double others = view.crew().size() - 1;
        TeamSides.soften(fits, knowledge.conversionsBefore(number) / others);
        Arrays.setAll(fits, team -> Math.log(fits[team] + NEVER));
        castings.weigh(casting -> fits[TeamSides.of(casting, line)]);
      }
    }
  }

  /**
   * The leader gives guns to the cult more often than to others; where two cultists were dealt,
   * either may lead.
   */
  private void weighStash() {
    double others = view.crew().size() - 1;
    double self = Habits.LEARNED.stash();
    for (Deed deed : view.deeds()) {
      if (deed instanceof Deed.Stashed(int _, Seat by, List<Seat> to)
          && !me.equals(by)
          && !to.isEmpty()) {
        castings.weigh(casting -> {
          long given =
              to.stream().filter(seat -> Castings.sideOf(casting, seat.index()) == CULT).count();
          return given * Math.log(self) - to.size() * Math.log(self + others);
        });
      }
    }
  }

  /**
   * A flogging tells what its victim is not. It may have been dealt just that and converted since.
   */
  private void weighFloggings() {
    double others = view.crew().size() - 1;
    for (Deed deed : view.deeds()) {
      if (deed instanceof Deed.Flogged(int round, Seat _, Seat on, Side not)) {
        double converted = Math.log((knowledge.conversionsBefore(round) / others) + NEVER);
        castings.weigh(
            casting -> Castings.sideOf(casting, on.index()) == not.ordinal() ? converted : 0);
      }
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

  /** The sides of all as they may be now, by seat, drawn as often as they are likely. */
  int[] imagined(Chance chance) {
    int casting = castings.drawn(chance);
    double converted = converted();
    int[] sides = new int[view.crew().size()];
    for (int seat = 0; seat < sides.length; seat++) {
      Faction now = knowledge.of(seat);
      boolean known = now != null && now.side() == Side.CULT;
      boolean open = !known && seat != me.index() && view.crew().get(seat).convertible();
      boolean cult = known || (open && Preference.happens(converted, chance));
      sides[seat] = cult ? CULT : Castings.sideOf(casting, seat);
    }
    return sides;
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
