package kraken.lab;

import static java.util.Locale.ROOT;

import java.util.List;

/** Writes how fast bots think as a table for people. */
public final class BotSpeedTable {

  private BotSpeedTable() {}

  public static String of(List<BotSpeed> speeds) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            ROOT,
            "%-8s %7s %8s %10s %8s %9s %13s %12s%n",
            "game",
            "players",
            "choices",
            "median ms",
            "p99 ms",
            "worst ms",
            "iterations/s",
            "positions/s"));
    speeds.forEach(speed -> text.append(line(speed)));
    text.append("One core, strong bots. An iteration is a line, tried in one imagined future.\n");
    text.append("TAG (Java) searches 730 iterations/s in Pandemic and 19,000 in Resistance.\n");
    return text.toString();
  }

  private static String line(BotSpeed speed) {
    return String.format(
        ROOT,
        "%-8s %7d %,8d %10.1f %8.1f %9.1f %,13.0f %,12.0f%n",
        speed.game(),
        speed.players(),
        speed.choices(),
        speed.median(),
        speed.p99(),
        speed.worst(),
        speed.iterations(),
        speed.positions());
  }
}
