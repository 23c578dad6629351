package kraken.games.shadow.mind;

import java.util.List;
import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;

/** Weighs the ways in which sides can have been dealt by the {@link Habits} of each side. */
final class Suspicion {

  private static final int SIDES = Side.values().length;
  private static final int PIRATES = Side.PIRATES.ordinal();
  private static final int CULT = Side.CULT.ordinal();
  private static final Habits HABITS = Habits.LEARNED;

  /** Acts of one player hang together, so each tells less than the habits say. */
  private static final double GUNS_TELL = 0.8;

  private static final double PICKS_TELL = 0.8;

  private final View view;
  private final int me;
  private final Prospects prospects;
  private final Knowledge knowledge;
  private final Castings.Weighed castings;
  private final int players;

  Suspicion(
      View view, Seat me, Prospects prospects, Knowledge knowledge, Castings.Weighed castings) {
    this.prospects = prospects;
    this.view = view;
    this.me = me.index();
    this.knowledge = knowledge;
    this.castings = castings;
    this.players = view.crew().size();
  }

  void weigh(Witnessed witnessed) {
    List<Hex> hexes = witnessed.hexes();
    for (int round = 1; round <= view.rounds().size(); round++) {
      weighGuns(round, hexes.get(round - 1));
    }
    witnessed.picks().forEach(this::weigh);
    witnessed.reports().forEach(this::weigh);
    witnessed.looks().forEach(this::weigh);
  }

  private double converted(int round) {
    return knowledge.conversionsBefore(round) / (players - 1.0);
  }

  private void weighGuns(int round, Hex from) {
    View.Line line = view.rounds().get(round - 1);
    boolean late = prospects.mayEnd(from);
    for (int seat = 0; seat < line.guns().size(); seat++) {
      if (seat != me && seat != line.captain().index() && view.crew().get(seat).aboard()) {
        int shooter = seat;
        double[][] fits = guns(late, line.guns().get(seat), converted(round));
        castings.weigh(casting ->
            fits[Castings.sideOf(casting, shooter)][pirates(TeamSides.of(casting, line))]);
      }
    }
  }

  static int pirates(int team) {
    return (TeamSides.captain(team) == PIRATES ? 1 : 0)
        + (TeamSides.lieutenant(team) == PIRATES ? 1 : 0)
        + (TeamSides.navigator(team) == PIRATES ? 1 : 0);
  }

  private static double[][] guns(boolean late, int shot, double converted) {
    double[][] fits = new double[SIDES][Habits.COMPANIES];
    for (int side = 0; side < SIDES; side++) {
      for (int pirates = 0; pirates < Habits.COMPANIES; pirates++) {
        double now = HABITS.guns(late, side, pirates, shot);
        double asCult = HABITS.guns(late, CULT, pirates, shot);
        fits[side][pirates] = GUNS_TELL * Math.log(mixed(now, asCult, converted));
      }
    }
    return fits;
  }

  private static double mixed(double now, double asCult, double converted) {
    return ((1 - converted) * now) + (converted * asCult);
  }

  private void weigh(Witnessed.Pick pick) {
    if (pick.by() != me) {
      double[][] fits = new double[SIDES][SIDES];
      for (int side = 0; side < SIDES; side++) {
        for (int target = 0; target < SIDES; target++) {
          double now = share(pick.choice(), side, target);
          double asCult = share(pick.choice(), CULT, target);
          fits[side][target] = PICKS_TELL * Math.log(mixed(now, asCult, converted(pick.round())));
        }
      }
      weigh(pick.by(), pick.on(), fits);
    }
  }

  /** How likely one of that side is chosen among all others. */
  private double share(Choice choice, int side, int target) {
    double sum = 0;
    for (Side other : Side.values()) {
      int there = Crews.dealtTo(other, players) - (other.ordinal() == side ? 1 : 0);
      sum += there * HABITS.liking(choice, side, other.ordinal());
    }
    return HABITS.liking(choice, side, target) / sum;
  }

  private void weigh(Witnessed.Report report) {
    if (report.by() != me) {
      double[][] fits = new double[SIDES][SIDES];
      for (int side = 0; side < SIDES; side++) {
        for (int truth = 0; truth < SIDES; truth++) {
          double now = HABITS.report(side, truth, report.side());
          double asCult = HABITS.report(CULT, truth, report.side());
          fits[side][truth] = Math.log(mixed(now, asCult, converted(report.round())));
        }
      }
      weigh(report.by(), report.on(), fits);
    }
  }

  private void weigh(int by, int on, double[][] fits) {
    castings.weigh(casting -> fits[Castings.sideOf(casting, by)][Castings.sideOf(casting, on)]);
  }

  private void weigh(Witnessed.Look look) {
    if (look.by() != me) {
      castings.weigh(casting -> {
        double thrown = HABITS.thrown(Castings.sideOf(casting, look.by()));
        return Math.log(look.thrown() ? thrown : 1 - thrown);
      });
    }
  }
}
