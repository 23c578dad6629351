package kraken.games.shadow.mind;

import java.util.EnumMap;
import java.util.Map;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Colour;

/** How good a position looks: where the ship would end if each arrow were as likely. */
public final class Judgement {

  private static final Map<Chart, double[][]> DRIFT = new EnumMap<>(Chart.class);

  static {
    for (Chart chart : Chart.values()) {
      DRIFT.put(chart, drift(chart));
    }
  }

  private Judgement() {}

  /** For a side while the ship is in this hex, given by its number. */
  public static double of(Chart chart, int hex, Side side) {
    double[][] drift = DRIFT.get(chart);
    return drift == null ? 0 : drift[hex][side.ordinal()];
  }

  /** By hex and side; arrows lead to hexes further down the table. */
  private static double[][] drift(Chart chart) {
    int hexes = chart.waters().size();
    double[][] drift = new double[hexes][Side.values().length];
    for (int hex = hexes - 1; hex >= 0; hex--) {
      for (Colour colour : Colour.values()) {
        add(drift, hex, chart.next(hex, colour));
      }
    }
    return drift;
  }

  private static void add(double[][] drift, int hex, int to) {
    for (Side side : Side.values()) {
      double share = to >= 0 ? drift[to][side.ordinal()] : Chart.ending(to).side() == side ? 1 : 0;
      drift[hex][side.ordinal()] += share / Colour.values().length;
    }
  }
}
