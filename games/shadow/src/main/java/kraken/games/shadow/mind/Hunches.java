package kraken.games.shadow.mind;

import java.util.Arrays;
import java.util.Objects;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Ritual;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Who is on which side, as chances: from what this seat knows for certain and from what was sailed.
 * Then fitted to how many there are of each.
 */
final class Hunches implements Beliefs {

  private static final int SIDES = Side.values().length;
  private static final int CULT = Side.CULT.ordinal();
  private static final int FITTINGS = 12;
  private static final double CERTAIN = 0.97;

  private final View view;
  private final Knowledge knowledge;
  private final int me;
  private final double[][] chances;
  private final double[] howMany;

  Hunches(View view, Seat seat, Prospects prospects) {
    this(view, seat.index(), prospects);
  }

  /** Without what only this seat knows. */
  static Hunches ofAll(View view, Prospects prospects) {
    return new Hunches(view, Masks.NOBODY, prospects);
  }

  private Hunches(View view, int seat, Prospects prospects) {
    this.view = view;
    this.knowledge = new Knowledge(view);
    this.me = seat;
    this.chances = new double[view.crew().size()][SIDES];
    this.howMany = howMany(view);
    for (double[] one : chances) {
      Arrays.fill(one, 1);
    }
    new Evidence(view, prospects).weigh(chances);
    if (me != Masks.NOBODY) {
      knowForCertain();
    }
    fit();
  }

  @Override
  public double on(Seat seat, Side side) {
    return chances[seat.index()][side.ordinal()];
  }

  @Override
  public double leads(Seat seat) {
    @Nullable Seat leader = view.own() == null ? null : view.own().leader();
    if (leader != null) {
      return leader.equals(seat) ? 1 : 0;
    }
    Faction known = knowledge.of(seat.index());
    if (known != null) {
      return known == Faction.LEADER ? 1 : 0;
    }
    return on(seat, Side.CULT) / howMany[CULT];
  }

  private void knowForCertain() {
    for (int seat = 0; seat < chances.length; seat++) {
      Faction known = knowledge.of(seat);
      Side not = view.crew().get(seat).not();
      if (known != null) {
        be(seat, known.side(), view.crew().get(seat).convertible() ? CERTAIN : 1);
      } else if (not != null) {
        chances[seat][not.ordinal()] = 0;
      }
    }
    be(me, Objects.requireNonNull(knowledge.of(me)).side(), 1);
  }

  /** What is known of a player who could have been converted since is not quite certain. */
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
    long won = view.deeds().stream().filter(Hunches::isConversion).count();
    double fromPirates = won * pirates / (pirates + sailors);
    return new double[] {sailors - (won - fromPirates), pirates - fromPirates, cult + won};
  }

  private static boolean isConversion(Deed deed) {
    return deed instanceof Deed.Held(int _, Ritual ritual) && ritual == Ritual.CONVERSION;
  }

  /**
   * Scales the chances in turn until each player's add up to 1 and each side's to its number of
   * players.
   */
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

  /**
   * What the course says about those who sailed it: a card that helps a side points at that side.
   */
  private static final class Evidence {

    /** How much a card says about an officer, who may have had no choice. */
    private static final double HINT = 1.3;

    /** How much it says about a navigator. */
    private static final double SIGN = 2.2;

    private final View view;
    private final Prospects prospects;
    private double[][] weights = new double[0][];

    Evidence(View view, Prospects prospects) {
      this.view = view;
      this.prospects = prospects;
    }

    void weigh(double[][] chances) {
      weights = chances;
      int moves = 0;
      for (View.Line line : view.rounds()) {
        Card card = line.card();
        if (card != null && moves + 1 < view.track().size()) {
          sailed(line, view.track().get(moves), card.colour());
          moves++;
        }
      }
    }

    private void sailed(View.Line line, Hex from, Colour colour) {
      weigh(line.captain(), from, colour, HINT);
      weigh(line.lieutenant(), from, colour, HINT);
      weigh(line.navigator(), from, colour, SIGN);
    }

    private void weigh(@Nullable Seat seat, Hex from, Colour colour, double weight) {
      if (seat != null) {
        for (Side side : Side.values()) {
          double gain = prospects.gain(from, colour, side);
          weights[seat.index()][side.ordinal()] *= Math.exp(weight * gain);
        }
      }
    }
  }
}
