package kraken.games.shadow;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Who is on which side, as chances: from what this seat knows for certain, from what was sailed,
 * and where it listens, from what was claimed. Then fitted to how many there are of each.
 */
final class Beliefs {

  private static final int SIDES = Side.values().length;
  private static final int CULT = Side.CULT.ordinal();
  private static final int FITTINGS = 12;
  private static final double CERTAIN = 0.97;

  private final View view;
  private final int me;
  private final double[][] chances;
  private final double[] howMany;

  Beliefs(View view, Seat seat, Prospects prospects, boolean listens) {
    this.view = view;
    this.me = seat.index();
    this.chances = new double[view.crew().size()][SIDES];
    this.howMany = howMany(view);
    for (double[] one : chances) {
      Arrays.fill(one, 1);
    }
    new Evidence(view, seat, prospects, listens).weigh(chances);
    knowForCertain();
    fit();
    if (listens) {
      double[][] heard = new Testimony(view, seat, this).weights();
      for (int other = 0; other < chances.length; other++) {
        for (int side = 0; side < SIDES; side++) {
          chances[other][side] *= heard[other][side];
        }
      }
      fit();
    }
  }

  double on(Seat seat, Side side) {
    return chances[seat.index()][side.ordinal()];
  }

  /** The chance that the seat is the cult's leader. */
  double leads(Seat seat) {
    @Nullable Seat leader = view.own() == null ? null : view.own().leader();
    if (leader != null) {
      return leader.equals(seat) ? 1 : 0;
    }
    Faction known = known(seat.index());
    if (known != null) {
      return known == Faction.LEADER ? 1 : 0;
    }
    return on(seat, Side.CULT) / howMany[CULT];
  }

  /** The faction of the seat, where this one has learnt it. */
  @Nullable Faction known(int seat) {
    View.Mate mate = view.crew().get(seat);
    if (mate.faction() != null) {
      return mate.faction();
    }
    Faction learnt = mate.dealt();
    for (Deed deed : view.deeds()) {
      Faction told = told(deed, seat);
      learnt = told == null ? learnt : told;
    }
    return learnt;
  }

  private static @Nullable Faction told(Deed deed, int seat) {
    return switch (deed) {
      case Deed.Searched(int _, Seat _, Seat on, Faction found) when on.index() == seat -> found;
      case Deed.Exposed(int _, Seat _, Seat on, Faction found) when on.index() == seat -> found;
      case Deed.Converted(int _, Seat by, Seat _) when by.index() == seat -> Faction.LEADER;
      case Deed.Converted(int _, Seat _, Seat on) when on.index() == seat -> Faction.CULTIST;
      default -> null;
    };
  }

  private void knowForCertain() {
    for (int seat = 0; seat < chances.length; seat++) {
      Faction known = known(seat);
      Side not = view.crew().get(seat).not();
      if (known != null) {
        be(seat, known.side(), view.crew().get(seat).convertible() ? CERTAIN : 1);
      } else if (not != null) {
        chances[seat][not.ordinal()] = 0;
      }
    }
    be(me, Objects.requireNonNull(known(me)).side(), 1);
  }

  /** Who could have been won over since is not quite certain any more. */
  private void be(int seat, Side side, double sure) {
    for (int other = 0; other < SIDES; other++) {
      chances[seat][other] = other == side.ordinal() ? sure : (1 - sure) / 2;
    }
  }

  /** How many are on each side, as far as the table says it. */
  private static double[] howMany(View view) {
    int players = view.crew().size();
    double pirates = players == 5 ? 1.6 : players < 8 ? 2 : players < 10 ? 3 : 4;
    double cult = players == 11 ? 2 : 1;
    double sailors = players - pirates - cult;
    long won = view.deeds().stream().filter(Beliefs::isConversion).count();
    double fromPirates = won * pirates / (pirates + sailors);
    return new double[] {sailors - (won - fromPirates), pirates - fromPirates, cult + won};
  }

  private static boolean isConversion(Deed deed) {
    return deed instanceof Deed.Held(int _, Ritual ritual) && ritual == Ritual.CONVERSION;
  }

  /** Makes each player one whole, and each side as many as there are, turn by turn. */
  private void fit() {
    for (int i = 0; i < FITTINGS; i++) {
      for (int side = 0; side < SIDES; side++) {
        double sum = 1e-9;
        for (double[] one : chances) {
          sum += one[side];
        }
        for (double[] one : chances) {
          one[side] *= howMany[side] / sum;
        }
      }
      for (double[] one : chances) {
        double sum = one[0] + one[1] + one[2] + 1e-9;
        for (int side = 0; side < SIDES; side++) {
          one[side] /= sum;
        }
      }
    }
  }

  List<View.Mate> crew() {
    return view.crew();
  }
}
