package kraken.games.shadow.mind;

import kraken.games.shadow.crew.Side;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** The sides of captain, lieutenant and navigator as one number: a digit of base three each. */
final class TeamSides {

  static final int SIDES = Side.values().length;
  static final int ALL = SIDES * SIDES * SIDES;

  private TeamSides() {}

  static int of(int captain, int lieutenant, int navigator) {
    return (((captain * SIDES) + lieutenant) * SIDES) + navigator;
  }

  static int captain(int team) {
    return team / SIDES / SIDES;
  }

  static int lieutenant(int team) {
    return team / SIDES % SIDES;
  }

  static int navigator(int team) {
    return team % SIDES;
  }

  /** The team of a round, if sides were dealt so; a post that is free is the captain's. */
  static int of(int casting, View.Line line) {
    int captain = line.captain().index();
    return of(
        Castings.sideOf(casting, captain),
        Castings.sideOf(casting, seatOr(line.lieutenant(), captain)),
        Castings.sideOf(casting, seatOr(line.navigator(), captain)));
  }

  private static int seatOr(@Nullable Seat seat, int otherwise) {
    return seat == null ? otherwise : seat.index();
  }

  /** Each of the team may have been converted by then, and have acted for the cult. */
  static void soften(double[] byTeam, double converted) {
    int cult = Side.CULT.ordinal();
    for (int place = 1; place < ALL; place *= SIDES) {
      for (int team = 0; team < ALL; team++) {
        int side = team / place % SIDES;
        double asCult = byTeam[team + ((cult - side) * place)];
        byTeam[team] = ((1 - converted) * byTeam[team]) + (converted * asCult);
      }
    }
  }
}
