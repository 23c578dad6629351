package kraken.games.shadow.mind;

import java.util.Arrays;
import java.util.List;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;

/** What the coming voyage is worth to one side, by who makes it. */
final class Venture {

  private final Beliefs beliefs;
  private final double[] worth = new double[TeamSides.ALL];

  Venture(Prospects prospects, Hex from, Side mine, Beliefs beliefs) {
    this.beliefs = beliefs;
    Voyage voyage = new Voyage(prospects, from);
    for (int team = 0; team < TeamSides.ALL; team++) {
      double[] colours = voyage.colours(team);
      for (Colour colour : Colour.values()) {
        worth[team] += colours[colour.ordinal()] * prospects.after(colour, mine);
      }
    }
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
