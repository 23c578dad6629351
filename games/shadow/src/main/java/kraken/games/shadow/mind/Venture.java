package kraken.games.shadow.mind;

import java.util.Arrays;
import java.util.List;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;

/** What the coming voyage is worth to one side, by who makes it. */
final class Venture {

  private final Outlook outlook;
  private final Beliefs beliefs;
  private final double[] worth = new double[TeamSides.ALL];

  Venture(Outlook outlook) {
    this.outlook = outlook;
    this.beliefs = outlook.beliefs();
    Voyage voyage = outlook.prospects.voyage(outlook.view.track().getLast());
    for (int team = 0; team < TeamSides.ALL; team++) {
      double[] colours = voyage.colours(team);
      for (Colour colour : Colour.values()) {
        worth[team] += colours[colour.ordinal()] * outlook.prospects.after(colour, outlook.mine);
      }
    }
  }

  /** The best two that this seat could appoint as captain, and what the voyage is worth then. */
  record Team(Seat lieutenant, Seat navigator, double worth) {}

  Team underMe() {
    Team best = new Team(outlook.me, outlook.me, 0);
    for (int first = 0; first < outlook.view.crew().size(); first++) {
      for (int second = 0; second < outlook.view.crew().size(); second++) {
        if (first != second && isFree(first) && isFree(second)) {
          double found = with(outlook.me, Seat.of(first), Seat.of(second));
          best = found > best.worth ? new Team(Seat.of(first), Seat.of(second), found) : best;
        }
      }
    }
    return best;
  }

  private boolean isFree(int seat) {
    View.Mate mate = outlook.view.crew().get(seat);
    return mate.aboard() && !mate.offDuty() && seat != outlook.me.index();
  }

  /** How much the best team for this seat's side is better than the worst. */
  double stake() {
    return Arrays.stream(worth).max().orElse(0) - Arrays.stream(worth).min().orElse(0);
  }

  /** With a team of these sides: see {@link TeamSides}. */
  double of(int team) {
    return worth[team];
  }

  double with(Seat captain, Seat lieutenant, Seat navigator) {
    return with(sides(captain), sides(lieutenant), sides(navigator));
  }

  /** With any three of those aboard. */
  double withAnybody(List<View.Mate> crew) {
    double[] mean = new double[TeamSides.SIDES];
    long aboard = crew.stream().filter(View.Mate::aboard).count();
    for (int seat = 0; seat < crew.size(); seat++) {
      double[] sides = sides(Seat.of(seat));
      double share = crew.get(seat).aboard() ? 1.0 / aboard : 0;
      Arrays.setAll(mean, side -> mean[side] + (share * sides[side]));
    }
    return with(mean, mean, mean);
  }

  private double with(double[] captain, double[] lieutenant, double[] navigator) {
    double sum = 0;
    for (int team = 0; team < TeamSides.ALL; team++) {
      sum +=
          worth[team]
              * captain[TeamSides.captain(team)]
              * lieutenant[TeamSides.lieutenant(team)]
              * navigator[TeamSides.navigator(team)];
    }
    return sum;
  }

  private double[] sides(Seat seat) {
    double[] sides = new double[TeamSides.SIDES];
    Arrays.setAll(sides, side -> beliefs.on(seat, Side.of(side)));
    return sides;
  }
}
