package kraken.games.shadow.mind;

import java.util.List;
import java.util.Locale;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;

/**
 * Counts how players of each side act in games of strong bots, and writes {@code
 * habits.properties}: {@code HabitsCounter GAMES SEED}. Since bots act by what they believe, it is
 * run again until nothing changes much.
 */
final class HabitsCounter {

  private static final int SIDES = Habits.SIDES;
  private static final int CHOICES = Choice.values().length;
  private static final double FEW = 4;

  private final double[][][] guns = new double[2 * SIDES][Habits.COMPANIES][Habits.SHOTS];
  private final double[][][] chosen = new double[CHOICES][SIDES][SIDES];
  private final double[][][] expected = new double[CHOICES][SIDES][SIDES];
  private final double[][][] reports = new double[SIDES][SIDES][SIDES];
  private final double[][] looks = new double[SIDES][2];
  private double stashedForHimself = 1;
  private double stashedForAnother = 1;

  public static void main(String[] args) {
    HabitsCounter counter = new HabitsCounter();
    int games = Integer.parseInt(args[0]);
    long seed = Long.parseLong(args[1]);
    for (int number = 0; number < games; number++) {
      counter.count(StrongGame.played(number, seed));
    }
    System.out.println(counter.written(games, seed));
  }

  private void count(View over) {
    Witnessed witnessed = new Witnessed(over);
    List<Hex> hexes = witnessed.hexes();
    for (int round = 1; round <= over.rounds().size(); round++) {
      countGuns(over, round, hexes.get(round - 1));
    }
    witnessed.picks().forEach(pick -> count(over, pick));
    for (Witnessed.Report report : witnessed.reports()) {
      int by = side(over, report.by(), report.round());
      reports[by][side(over, report.on(), report.round())][report.side()]++;
    }
    for (Witnessed.Look look : witnessed.looks()) {
      looks[side(over, look.by(), look.round())][look.thrown() ? 1 : 0]++;
    }
    over.deeds().forEach(deed -> countStash(deed, over.crew().size()));
  }

  private static int side(View over, int seat, int round) {
    return StrongGame.side(over, seat, round).ordinal();
  }

  private void countGuns(View over, int round, Hex from) {
    View.Line line = over.rounds().get(round - 1);
    if (line.lieutenant() == null || line.navigator() == null) {
      return;
    }
    int late = new Prospects(over, true).mayEnd(from) ? SIDES : 0;
    int team =
        TeamSides.of(
            side(over, line.captain().index(), round),
            side(over, line.lieutenant().index(), round),
            side(over, line.navigator().index(), round));
    for (int seat = 0; seat < line.guns().size(); seat++) {
      if (seat != line.captain().index() && over.crew().get(seat).aboard()) {
        int shot = Math.min(line.guns().get(seat), Habits.SHOTS - 1);
        guns[late + side(over, seat, round)][Suspicion.pirates(team)][shot]++;
      }
    }
  }

  private void count(View over, Witnessed.Pick pick) {
    int by = side(over, pick.by(), pick.round());
    chosen[pick.choice().ordinal()][by][side(over, pick.on(), pick.round())]++;
    double share = 1.0 / (over.crew().size() - 1);
    for (int seat = 0; seat < over.crew().size(); seat++) {
      if (seat != pick.by()) {
        expected[pick.choice().ordinal()][by][side(over, seat, pick.round())] += share;
      }
    }
  }

  private void countStash(Deed deed, int players) {
    if (deed instanceof Deed.Stashed(int _, Seat by, List<Seat> to) && by != null) {
      long own = to.stream().filter(by::equals).count();
      stashedForHimself += own;
      stashedForAnother += (to.size() - own) / (players - 1.0);
    }
  }

  private String written(int games, long seed) {
    StringBuilder text = new StringBuilder();
    text.append(
        "# How players of each side act, counted in %d games of strong bots with 5 to 11\n");
    text.append("# players on both charts: HabitsCounter %d %d, in the tests of this game.\n");
    String head = text.toString().formatted(games, games, seed);
    return head + gunsWritten() + choicesWritten() + reportsWritten() + restWritten();
  }

  private String gunsWritten() {
    StringBuilder text = new StringBuilder();
    text.append(
        "\n# guns.STAGE.SIDE.PIRATES: how often somebody of the side shows no gun, one, or\n");
    text.append(
        "# more against a team with so many pirates; late: the next card may end the game.\n");
    for (Side side : Side.values()) {
      for (int pirates = 0; pirates < Habits.COMPANIES; pirates++) {
        line(text, Habits.gunsKey(false, side, pirates), guns[side.ordinal()][pirates]);
        line(text, Habits.gunsKey(true, side, pirates), guns[SIDES + side.ordinal()][pirates]);
      }
    }
    return text.toString();
  }

  private String choicesWritten() {
    StringBuilder text = new StringBuilder();
    text.append("\n# choice.WHAT.SIDE: how many times likelier than by lot somebody of the side\n");
    text.append("# chooses a sailor, a pirate, one of the cult.\n");
    for (Choice choice : Choice.values()) {
      for (Side side : Side.values()) {
        double[] times = new double[SIDES];
        for (int on = 0; on < SIDES; on++) {
          double seen = chosen[choice.ordinal()][side.ordinal()][on] + FEW;
          times[on] = seen / (expected[choice.ordinal()][side.ordinal()][on] + FEW);
        }
        text.append(Habits.choiceKey(choice, side)).append('=').append(words(times)).append('\n');
      }
    }
    return text.toString();
  }

  private String reportsWritten() {
    StringBuilder text = new StringBuilder();
    text.append("\n# report.SIDE.TRUTH: how often a searcher of the side who found TRUTH says\n");
    text.append("# sailor, pirate, cult.\n");
    for (Side side : Side.values()) {
      for (Side truth : Side.values()) {
        line(text, Habits.reportKey(side, truth), reports[side.ordinal()][truth.ordinal()]);
      }
    }
    return text.toString();
  }

  private String restWritten() {
    StringBuilder text = new StringBuilder();
    text.append("\n# thrown.SIDE: how often somebody of the side throws the top card away.\n");
    for (Side side : Side.values()) {
      double[] both = looks[side.ordinal()];
      double thrown = (both[1] + FEW) / (both[0] + both[1] + (2 * FEW));
      text.append("thrown.").append(side.key()).append('=').append(words(thrown)).append('\n');
    }
    text.append(
        "\n# stash.leader: how many times likelier the leader gives a gun to himself than\n");
    text.append("# to any other player.\n");
    return text + "stash.leader=" + words(stashedForHimself / stashedForAnother) + "\n";
  }

  /** As shares; what was seen seldom is not taken for impossible. */
  private static void line(StringBuilder text, String key, double[] counts) {
    double sum = 0;
    for (double count : counts) {
      sum += count + FEW;
    }
    double[] shares = new double[counts.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = (counts[i] + FEW) / sum;
    }
    text.append(key).append('=').append(words(shares)).append('\n');
  }

  private static String words(double... numbers) {
    StringBuilder words = new StringBuilder();
    for (double number : numbers) {
      words.append(words.isEmpty() ? "" : " ").append(String.format(Locale.ROOT, "%.3f", number));
    }
    return words.toString();
  }
}
