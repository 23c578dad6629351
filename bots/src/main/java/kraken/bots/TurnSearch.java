package kraken.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleBiFunction;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import kraken.kit.Turn;
import org.jspecify.annotations.Nullable;

/**
 * Searches a seat's moves until its turn is over, and finds the lines of moves after which the game
 * judges the position best for that seat. It searches level by level. A position that several lines
 * reach is searched once. Of a level with too many positions, only the most promising are searched.
 */
final class TurnSearch<S, M> {

  /** Measured: five times as many take twice the time and win no more games. */
  static final int WIDEST = 40;

  private final Game<S, M, ?, ?> game;
  private final ToDoubleBiFunction<S, Seat> judge;
  private final Seat seat;
  private final List<M> offered;
  private final Chance luck;
  private final int widest;
  private final Set<S> met = new HashSet<>();
  private List<Line<S, M>> open = new ArrayList<>();
  private @Nullable Line<S, M> best;
  private double bestWorth = Double.NEGATIVE_INFINITY;
  private int equallyGood;
  private int positions;

  /** The ends of lines, where more than the best is asked for; a line for each position. */
  private @Nullable Map<S, Ranked<S, M>> ends;

  private record Ranked<S, M>(Line<S, M> line, double worth, int lot) {
    static final Comparator<Ranked<?, ?>> BEST_FIRST =
        Comparator.<Ranked<?, ?>>comparingDouble(Ranked::worth)
            .reversed()
            .thenComparingInt(Ranked::lot);
  }

  /** By the worth of the game. */
  TurnSearch(Game<S, M, ?, ?> game, Seat seat, List<M> offered, Chance luck) {
    this(game, game::worth, seat, offered, luck, WIDEST);
  }

  TurnSearch(
      Game<S, M, ?, ?> game,
      ToDoubleBiFunction<S, Seat> judge,
      Seat seat,
      List<M> offered,
      Chance luck,
      int widest) {
    this.game = game;
    this.judge = judge;
    this.seat = seat;
    this.offered = offered;
    this.luck = luck;
    this.widest = widest;
  }

  /** The first move of the best line. Where every line runs in a circle, any move. */
  M from(S start) {
    Line<S, M> line = bestFrom(start);
    return line == null ? offered.get(luck.below(offered.size())) : line.first();
  }

  /** The best line to the end of the turn; null where every line runs in a circle. */
  @Nullable Line<S, M> bestFrom(S start) {
    search(start);
    return best;
  }

  /** The best lines that end in different positions, the best one first. */
  List<Line<S, M>> bestFrom(S start, int most) {
    Map<S, Ranked<S, M>> found = new LinkedHashMap<>();
    ends = found;
    search(start);
    return found.values().stream()
        .sorted(Ranked.BEST_FIRST)
        .limit(most)
        .<Line<S, M>>map(Ranked::line)
        .toList();
  }

  /** How many positions were reached. */
  int positions() {
    return positions;
  }

  private void search(S start) {
    for (M move : offered) {
      reach(null, start, move);
    }
    while (!open.isEmpty()) {
      List<Line<S, M>> level = mostPromising(open);
      open = new ArrayList<>();
      for (Line<S, M> line : level) {
        follow(line);
      }
    }
  }

  private void follow(Line<S, M> line) {
    for (M move : game.moves(line.state(), seat)) {
      reach(line, line.state(), move);
    }
  }

  private void reach(@Nullable Line<S, M> before, S from, M move) {
    positions++;
    S state = game.play(from, seat, move, Narrator.none()).orThrow();
    Turn turn = game.turn(state);
    Line<S, M> line = new Line<>(state, move, before);
    if (!turn.awaited().contains(seat)) {
      judge(line, SharedWorth.of(judge, state, turn, seat));
    } else if (met.add(state)) {
      open.add(line);
    }
  }

  /** Chooses among equally good ends at random, each with the same chance. */
  private void judge(Line<S, M> line, double worth) {
    if (worth > bestWorth) {
      bestWorth = worth;
      equallyGood = 0;
    }
    if (worth == bestWorth && luck.below(++equallyGood) == 0) {
      best = line;
    }
    if (ends != null) {
      ends.putIfAbsent(line.state(), ranked(line, worth));
    }
  }

  private List<Line<S, M>> mostPromising(List<Line<S, M>> lines) {
    if (lines.size() <= widest) {
      return lines;
    }
    List<Ranked<S, M>> ranked = new ArrayList<>(lines.size());
    for (Line<S, M> line : lines) {
      ranked.add(ranked(line, judge.applyAsDouble(line.state(), seat)));
    }
    ranked.sort(Ranked.BEST_FIRST);
    return ranked.stream().limit(widest).<Line<S, M>>map(Ranked::line).toList();
  }

  private Ranked<S, M> ranked(Line<S, M> line, double worth) {
    return new Ranked<>(line, worth, luck.below(Integer.MAX_VALUE));
  }
}
