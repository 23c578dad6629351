package kraken.games.shadow.mind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.function.ToDoubleFunction;
import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.sea.Token;
import kraken.games.shadow.sea.Water;
import org.jspecify.annotations.Nullable;

/**
 * How likely each side is to win from each hex of a chart. The plain course takes cards for drawn
 * from the deck, the others for chosen by a team of any three players; these also know how games of
 * strong bots end with so many players: see {@code course.properties}.
 */
final class Course {

  static final double[] COLOURS = deck();

  private static final int SIDES = Side.values().length;
  private static final ResourceBundle ENDED =
      ResourceBundle.getBundle("kraken.games.shadow.mind.course", Locale.ROOT);

  /** How much it counts for a side, beside its own chance, to hold back its strongest rival. */
  static final double RIVALS_PART = 0.25;

  private static final int FEWEST = 5;
  private static final int MOST = 11;

  /** How often the captain at a feeding place feeds the leader, who wins by it. */
  private static final double LEADER_IS_FED = 0.15;

  private static final Map<Chart, List<Course>> CHOSEN = new EnumMap<>(Chart.class);
  private static final Map<Chart, Course> PLAIN = new EnumMap<>(Chart.class);

  static {
    for (Chart chart : Chart.values()) {
      PLAIN.put(chart, new Course(chart, 0));
      List<Course> chosen = new ArrayList<>();
      for (int players = FEWEST; players <= MOST; players++) {
        chosen.add(new Course(chart, players));
      }
      CHOSEN.put(chart, List.copyOf(chosen));
    }
  }

  private final List<Water> waters;
  private final double[][] at;
  private final double[][] sailed;
  private final Voyage[] voyages;
  private final Alibi[] alibis;

  /** What an unknown player is, by side; nothing where the cards are not chosen. */
  private final double[] sides;

  /**
   * Goes from the last hex to the first, since arrows lead only to hexes further down the table.
   */
  private Course(Chart chart, int players) {
    boolean chosen = players > 0;
    sides = chosen ? sides(players) : new double[0];
    waters = chart.waters();
    at = new double[waters.size()][];
    sailed = new double[waters.size()][];
    voyages = new Voyage[waters.size()];
    alibis = new Alibi[chosen ? waters.size() : 0];
    for (int hex = waters.size() - 1; hex >= 0; hex--) {
      voyages[hex] = new Voyage(liked(hex));
      sailed[hex] = chosen ? byAnyTeam(voyages[hex]) : COLOURS;
      double[] arrows = sum(hex, sailed[hex]);
      at[hex] = chosen ? tempered(arrows, ended(chart, players)) : arrows;
    }
    Arrays.setAll(alibis, hex -> new Alibi(voyages[hex], sides));
  }

  static Course plain(Chart chart) {
    return of(PLAIN.get(chart));
  }

  static Course chosen(Chart chart, int players) {
    return of(CHOSEN.get(chart)).get(players - FEWEST);
  }

  private static <T> T of(@Nullable T found) {
    return Objects.requireNonNull(found);
  }

  private static double[] deck() {
    double[] shares = new double[Colour.values().length];
    shares[Colour.RED.ordinal()] = 0.42;
    shares[Colour.BLUE.ordinal()] = 0.32;
    shares[Colour.YELLOW.ordinal()] = 0.26;
    return shares;
  }

  private static double[] sides(int players) {
    double[] sides = new double[SIDES];
    double cards = Crews.factions(players).length;
    Arrays.setAll(sides, side -> Crews.dealtTo(Side.of(side), players) / cards);
    return sides;
  }

  double at(int hex, Side side) {
    return at[hex][side.ordinal()];
  }

  double after(int hex, Colour colour, Side side) {
    return then(next(hex, colour))[side.ordinal()];
  }

  /** How likely each colour is sailed from there. */
  double[] sailed(int hex) {
    return sailed[hex];
  }

  /** Which cards teams choose there. */
  Voyage voyage(int hex) {
    return voyages[hex];
  }

  /** What sailors say who were in such a team. */
  Alibi alibi(int hex) {
    return alibis[hex];
  }

  /** How much each side likes each colour: its own chance after it, less a part of its rival's. */
  private double[][] liked(int hex) {
    double[] drift = sum(hex, COLOURS);
    double[][] liked = new double[SIDES][COLOURS.length];
    for (Side side : Side.values()) {
      Side rival = rival(side, other -> drift[other.ordinal()]);
      for (Colour colour : Colour.values()) {
        liked[side.ordinal()][colour.ordinal()] =
            after(hex, colour, side) - (RIVALS_PART * after(hex, colour, rival));
      }
    }
    return liked;
  }

  /** The opponent to hold back: the likelier winner of the two other sides. */
  static Side rival(Side side, ToDoubleFunction<Side> chance) {
    Side one = side == Side.CULT ? Side.SAILORS : Side.CULT;
    Side other = side == Side.PIRATES ? Side.SAILORS : Side.PIRATES;
    return chance.applyAsDouble(one) > chance.applyAsDouble(other) ? one : other;
  }

  private double[] then(int target) {
    if (target >= 0) {
      return at[target];
    }
    double[] certain = new double[SIDES];
    certain[Chart.ending(target).side().ordinal()] = 1;
    return certain;
  }

  private double[] sum(int hex, double[] colours) {
    double[] sum = new double[SIDES];
    for (Colour colour : Colour.values()) {
      double[] then = then(next(hex, colour));
      for (int side = 0; side < SIDES; side++) {
        sum[side] += colours[colour.ordinal()] * then[side];
      }
    }
    if (waters.get(hex).token() == Token.FEED) {
      Arrays.setAll(sum, side -> sum[side] * (1 - LEADER_IS_FED));
      sum[Side.CULT.ordinal()] += LEADER_IS_FED;
    }
    return sum;
  }

  /** How often each side wins with so many players, in percent, and how much that counts. */
  private static double[] ended(Chart chart, int players) {
    String key = chart.name().toLowerCase(Locale.ROOT) + "." + players;
    return ENDED.containsKey(key)
        ? Arrays.stream(ENDED.getString(key).split(" ")).mapToDouble(Double::parseDouble).toArray()
        : new double[] {1, 1, 1, 0};
  }

  /**
   * Who steers now may not steer again, and whoever is behind votes him down. So the arrows tell
   * less than they seem to, the more so the further the end is away.
   */
  private static double[] tempered(double[] arrows, double[] usual) {
    double all = usual[0] + usual[1] + usual[2];
    double weight = usual[SIDES];
    double[] at = new double[SIDES];
    Arrays.setAll(at, side -> ((1 - weight) * arrows[side]) + (weight * usual[side] / all));
    return at;
  }

  private double[] byAnyTeam(Voyage voyage) {
    double[] colours = new double[COLOURS.length];
    for (int team = 0; team < TeamSides.ALL; team++) {
      double chance =
          sides[TeamSides.captain(team)]
              * sides[TeamSides.lieutenant(team)]
              * sides[TeamSides.navigator(team)];
      double[] one = voyage.colours(team);
      Arrays.setAll(colours, colour -> colours[colour] + (chance * one[colour]));
    }
    return colours;
  }

  int next(int hex, Colour colour) {
    Water water = waters.get(hex);
    return switch (colour) {
      case RED -> water.red();
      case YELLOW -> water.yellow();
      case BLUE -> water.blue();
    };
  }
}
