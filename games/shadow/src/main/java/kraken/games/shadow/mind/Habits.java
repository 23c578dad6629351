package kraken.games.shadow.mind;

import java.util.Locale;
import java.util.ResourceBundle;
import kraken.games.shadow.crew.Side;

/**
 * How players of each side act, learned from games of strong bots: see {@code habits.properties}.
 * It is what a strong bot judges others by.
 */
final class Habits {

  static final int SIDES = Side.values().length;

  /** No gun, one, or more. */
  static final int SHOTS = 3;

  /** How many of a team can be pirates: none to all three. */
  static final int COMPANIES = 4;

  static final Habits LEARNED = new Habits("kraken.games.shadow.mind.habits");

  private final ResourceBundle lines;
  private final double[][][] guns = new double[2 * SIDES][COMPANIES][];
  private final double[][][] liking = new double[Choice.values().length][SIDES][];
  private final double[][][] reports = new double[SIDES][SIDES][];
  private final double[] thrown = new double[SIDES];
  private final double stash;

  private Habits(String resource) {
    lines = ResourceBundle.getBundle(resource, Locale.ROOT);
    for (Side side : Side.values()) {
      int at = side.ordinal();
      for (int pirates = 0; pirates < COMPANIES; pirates++) {
        guns[at][pirates] = row(gunsKey(false, side, pirates));
        guns[SIDES + at][pirates] = row(gunsKey(true, side, pirates));
      }
      for (Choice choice : Choice.values()) {
        liking[choice.ordinal()][at] = row(choiceKey(choice, side));
      }
      for (Side truth : Side.values()) {
        reports[at][truth.ordinal()] = row(reportKey(side, truth));
      }
      thrown[at] = row("thrown." + side.key())[0];
    }
    stash = row("stash.leader")[0];
  }

  static String gunsKey(boolean late, Side side, int pirates) {
    return "guns." + (late ? "late." : "early.") + side.key() + "." + pirates;
  }

  static String choiceKey(Choice choice, Side side) {
    return "choice." + choice.name().toLowerCase(Locale.ROOT) + "." + side.key();
  }

  static String reportKey(Side side, Side truth) {
    return "report." + side.key() + "." + truth.key();
  }

  private double[] row(String key) {
    String[] words = lines.getString(key).split(" ", -1);
    double[] row = new double[words.length];
    for (int i = 0; i < row.length; i++) {
      row[i] = Double.parseDouble(words[i]);
    }
    return row;
  }

  /**
   * The chance that a player of the side shows this many guns against a team with this many
   * pirates.
   */
  double guns(boolean late, int side, int pirates, int shot) {
    return guns[(late ? SIDES : 0) + side][pirates][Math.min(shot, SHOTS - 1)];
  }

  /**
   * How many times likelier than by chance a player of the first side chooses one of the second.
   */
  double liking(Choice choice, int side, int target) {
    return liking[choice.ordinal()][side][target];
  }

  /** The chance that a searcher says that he found this. */
  double report(int side, int truth, int said) {
    return reports[side][truth][said];
  }

  /** The chance that somebody of the side throws the top card away. */
  double thrown(int side) {
    return thrown[side];
  }

  /** How many times likelier the leader gives a gun to himself than to any other player. */
  double stash() {
    return stash;
  }
}
