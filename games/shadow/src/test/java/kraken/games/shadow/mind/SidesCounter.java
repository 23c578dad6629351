package kraken.games.shadow.mind;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;

/**
 * Counts for each number of players and each chart how often each side wins games of strong bots,
 * and how much more likely than by lot sailors take the true pirates for pirates at the end: {@code
 * SidesCounter GAMES SEED}, so many games each; a list such as {@code 5quick,7long} may follow.
 */
final class SidesCounter {

  private static final String ALL =
      "5quick,6quick,7quick,7long,8quick,8long,9quick,9long,10quick,10long,11quick,11long";

  private final double[] wins = new double[Side.values().length];
  private double belief;
  private int sailors;

  public static void main(String[] args) {
    int games = Integer.parseInt(args[0]);
    long seed = Long.parseLong(args[1]);
    for (String cell : List.of((args.length > 2 ? args[2] : ALL).split(","))) {
      int players = Integer.parseInt(cell.replaceAll("[a-z]", ""));
      String chart = cell.replaceAll("[0-9]", "");
      SidesCounter counter = new SidesCounter();
      for (int number = 0; number < games; number++) {
        counter.count(StrongGame.of(players, chart, (seed << 20) + number));
      }
      counter.print(cell, games);
    }
  }

  private void count(StrongGame game) {
    View over = game.toTheEnd();
    wins[Objects.requireNonNull(over.ending()).side().ordinal()]++;
    int end = over.rounds().size() + 1;
    int players = over.crew().size();
    List<Integer> pirates =
        IntStream.range(0, players)
            .boxed()
            .filter(seat -> is(over, seat, Side.PIRATES, end))
            .toList();
    for (int seat = 0; seat < players; seat++) {
      View view = game.beforeTheEnd(Seat.of(seat));
      if (!pirates.isEmpty()
          && is(over, seat, Side.SAILORS, end)
          && view.crew().get(seat).aboard()) {
        Beliefs beliefs = new Outlook(view, Seat.of(seat), true).beliefs();
        double sum =
            pirates.stream().mapToDouble(on -> beliefs.on(Seat.of(on), Side.PIRATES)).sum();
        belief += sum / pirates.size() - pirates.size() / (players - 1.0);
        sailors++;
      }
    }
  }

  private static boolean is(View over, int seat, Side side, int round) {
    return StrongGame.side(over, seat, round) == side;
  }

  private void print(String cell, int games) {
    double[] percent = Arrays.stream(wins).map(won -> 100 * won / games).toArray();
    System.out.println(
        String.format(
            Locale.ROOT,
            "%-8s sailors %.1f pirates %.1f cult %.1f %% belief %+.2f",
            cell,
            percent[0],
            percent[1],
            percent[2],
            belief / Math.max(1, sailors)));
  }
}
