package kraken.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Seat;

/**
 * Finds the best lines to the end of its turn, tries them in the same imagined futures, and plays
 * the one after which the next players leave it best. The weaker half of the lines is dropped on
 * the way. Where none leads by more than the luck of these futures, it plays the line that looks
 * best at once: in a game of many choices small errors add up. So it does in a game that does not
 * try futures. It stops by the number of positions and not by time, so that the same luck gives the
 * same move on any machine.
 */
final class SearchBot implements Bot {

  /**
   * How much a search may look at.
   *
   * @param lines how many lines are tried
   * @param futures in how many futures the last two lines are tried at most
   * @param widest how many positions of a level the search of another's turn goes on from
   * @param positions how many positions it may reach; each half that is dropped costs as many
   */
  record Budget(int lines, int futures, int widest, int positions) {

    static final Budget STANDARD = new Budget(8, 120, 16, 60_000);
  }

  private final Budget budget;
  private final SearchMeter meter;

  SearchBot(Budget budget) {
    this(budget, SearchMeter.NONE);
  }

  SearchBot(Budget budget, SearchMeter meter) {
    this.budget = budget;
    this.meter = meter;
  }

  @Override
  public <S, M, V, E> M choose(
      Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck) {
    if (offered.size() == 1) {
      return offered.getFirst();
    }
    S imagined = game.imagine(view, luck);
    TurnSearch<S, M> search =
        new TurnSearch<>(game, game::winChance, seat, offered, luck, TurnSearch.WIDEST);
    List<Line<S, M>> lines = search.bestFrom(imagined, budget.lines);
    if (lines.isEmpty()) {
      return offered.get(luck.below(offered.size()));
    }
    if (game.turnsAhead() == 0) {
      meter.searched(1, search.positions());
      return lines.getFirst().first();
    }
    return new Trial<>(game, view, seat, lines, luck).bestFirstMove();
  }

  /** Tries lines in one future after the other. */
  private final class Trial<S, M, V> {

    private final Game<S, M, V, ?> game;
    private final V view;
    private final Seat seat;
    private final Chance luck;
    private final CandidateLine<M> first;
    private List<CandidateLine<M>> candidates;
    private int iterations;
    private int positions;

    Trial(Game<S, M, V, ?> game, V view, Seat seat, List<Line<S, M>> lines, Chance luck) {
      this.game = game;
      this.view = view;
      this.seat = seat;
      this.luck = luck;
      this.candidates = lines.stream().map(line -> new CandidateLine<>(line.moves())).toList();
      this.first = candidates.getFirst();
    }

    M bestFirstMove() {
      int stages = stages(candidates.size());
      for (int stage = 1; stage <= stages; stage++) {
        int spent = budget.positions / stages * stage;
        for (int i = 0; i < budget.futures / stages && positions < spent && !isDecided(); i++) {
          tryAll();
        }
        candidates = betterHalf();
      }
      meter.searched(iterations, positions);
      CandidateLine<M> best = candidates.getFirst();
      return (best.leadsForSure() ? best : first).firstMove();
    }

    /** As often as half of the lines can be dropped. */
    private static int stages(int lines) {
      return Math.max(1, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(lines));
    }

    private boolean isDecided() {
      M move = first.firstMove();
      return candidates.stream().allMatch(line -> line.firstMove().equals(move));
    }

    /** The best half; the first line stays, since the others are measured by it. */
    private List<CandidateLine<M>> betterHalf() {
      List<CandidateLine<M>> better = new ArrayList<>(candidates);
      better.sort(Comparator.<CandidateLine<M>>comparingDouble(CandidateLine::worth).reversed());
      better.subList(Math.max(1, candidates.size() / 2), candidates.size()).clear();
      if (!better.contains(first)) {
        better.add(first);
      }
      return better;
    }

    private void tryAll() {
      S imagined = game.imagine(view, luck);
      long seed =
          ((long) luck.below(Integer.MAX_VALUE) << Integer.SIZE) + luck.below(Integer.MAX_VALUE);
      double ofFirst = tried(first, imagined, seed);
      for (CandidateLine<M> candidate : candidates) {
        candidate.add(
            candidate.equals(first) ? ofFirst : tried(candidate, imagined, seed), ofFirst);
      }
    }

    private double tried(CandidateLine<M> candidate, S imagined, long seed) {
      ImaginedFuture<S, M> future = new ImaginedFuture<>(game, seat, imagined, seed, budget.widest);
      double worth = future.worthAfter(candidate.moves());
      iterations++;
      positions += future.positions();
      return worth;
    }
  }
}
