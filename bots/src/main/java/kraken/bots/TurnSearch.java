package kraken.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Turn;

/**
 * Searches a seat's moves until its turn is over, and finds the line of moves after which the game
 * judges the position best for that seat. It searches level by level. A position that several lines
 * reach is searched once. Of a level with too many positions, only the most promising are searched.
 */
final class TurnSearch<S, M> {

  /** Measured: five times as many take twice the time and win no more games. */
  static final int WIDEST = 40;

  private final Game<S, M, ?, ?> game;
  private final Seat seat;
  private final List<M> offered;
  private final Chance luck;
  private final Set<S> met = new HashSet<>();
  private List<Line<S, M>> open = new ArrayList<>();
  private M best;
  private double bestWorth = Double.NEGATIVE_INFINITY;
  private int equallyGood;

  /** A position within the turn, and the first move of the line that leads to it. */
  private record Line<S, M>(M first, S state) {}

  private record Ranked<S, M>(Line<S, M> line, double worth, int lot) {
    static final Comparator<Ranked<?, ?>> BEST_FIRST =
        Comparator.<Ranked<?, ?>>comparingDouble(Ranked::worth)
            .reversed()
            .thenComparingInt(Ranked::lot);
  }

  TurnSearch(Game<S, M, ?, ?> game, Seat seat, List<M> offered, Chance luck) {
    this.game = game;
    this.seat = seat;
    this.offered = offered;
    this.luck = luck;
    this.best = offered.get(luck.below(offered.size()));
  }

  /** The first move of the best line. */
  M from(S start) {
    for (M move : offered) {
      reach(move, after(start, move));
    }
    while (!open.isEmpty()) {
      List<Line<S, M>> level = mostPromising(open);
      open = new ArrayList<>();
      for (Line<S, M> line : level) {
        follow(line);
      }
    }
    return best;
  }

  private void follow(Line<S, M> line) {
    for (M move : game.moves(line.state, seat)) {
      reach(line.first, after(line.state, move));
    }
  }

  private S after(S state, M move) {
    return game.play(state, seat, move, Narrator.none()).orThrow();
  }

  private void reach(M first, S state) {
    Turn turn = game.turn(state);
    if (!turn.awaited().contains(seat)) {
      judge(first, worth(state, turn));
    } else if (met.add(state)) {
      open.add(new Line<>(first, state));
    }
  }

  /** The worth of a race that several seats win is shared among them; nobody may have won it. */
  private double worth(S state, Turn turn) {
    double worth = game.worth(state, seat);
    return turn instanceof Turn.Over(Outcome.Race race) && !race.winners().isEmpty()
        ? worth / race.winners().count()
        : worth;
  }

  /** Chooses among equally good ends at random, each with the same chance. */
  private void judge(M first, double worth) {
    if (worth > bestWorth) {
      bestWorth = worth;
      equallyGood = 0;
    }
    if (worth == bestWorth && luck.below(++equallyGood) == 0) {
      best = first;
    }
  }

  private List<Line<S, M>> mostPromising(List<Line<S, M>> lines) {
    if (lines.size() <= WIDEST) {
      return lines;
    }
    List<Ranked<S, M>> ranked = new ArrayList<>(lines.size());
    for (Line<S, M> line : lines) {
      ranked.add(new Ranked<>(line, game.worth(line.state, seat), luck.below(Integer.MAX_VALUE)));
    }
    ranked.sort(Ranked.BEST_FIRST);
    return ranked.stream().limit(WIDEST).map(Ranked::line).toList();
  }
}
