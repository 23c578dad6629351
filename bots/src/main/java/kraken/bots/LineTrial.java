package kraken.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Instinct;
import kraken.kit.Seat;
import kraken.kit.Turn;

/** Tries lines in the same imagined futures, one future after the other. */
final class LineTrial<S, M, V, E> {

  private final Game<S, M, V, E> game;
  private final V view;
  private final Seat seat;
  private final Chance luck;
  private final Adviser.Budget budget;
  private final Contributions<S> contributions;

  /** No move at all: what the position is like before any line. */
  private final TriedLine<M> before;

  LineTrial(Game<S, M, V, E> game, V view, Seat seat, Chance luck, Adviser.Budget budget) {
    this.game = game;
    this.view = view;
    this.seat = seat;
    this.luck = luck;
    this.budget = budget;
    this.contributions = Contributions.in(game);
    this.before = new TriedLine<>(List.of(), contributions.subjects().size());
  }

  /** The lines, best first, judged by the seat's chance after the next players' turns. */
  List<TriedLine<M>> afterTheNextTurns(List<List<M>> lines) {
    List<TriedLine<M>> tried = untried(lines);
    int positions = 0;
    for (int i = 0; i < budget.futures() && (i == 0 || positions < budget.positions()); i++) {
      S imagined = game.imagine(view, luck);
      long seed = luck.below(Integer.MAX_VALUE);
      for (TriedLine<M> line : tried) {
        ImaginedFuture<S, M> future =
            new ImaginedFuture<>(game, seat, imagined, seed, budget.widest());
        line.add(future.worthAfter(line.moves()));
        positions += future.positions();
        weigh(line, future);
      }
      before.weigh(contributions.of(imagined, seat));
    }
    tried.sort(Comparator.<TriedLine<M>>comparingDouble(TriedLine::chance).reversed());
    return tried;
  }

  /** The lines in the order in which they came, each judged when its moves are made. */
  List<TriedLine<M>> atOnce(List<List<M>> lines) {
    List<TriedLine<M>> tried = untried(lines);
    for (int i = 0; i < budget.futures(); i++) {
      S imagined = game.imagine(view, luck);
      for (TriedLine<M> line : tried) {
        ImaginedFuture<S, M> future = new ImaginedFuture<>(game, seat, imagined, 0, 0);
        S after = future.after(line.moves());
        line.add(game.winChance(after == null ? imagined : after, seat));
        weigh(line, future);
      }
      before.weigh(contributions.of(imagined, seat));
    }
    return tried;
  }

  private void weigh(TriedLine<M> line, ImaginedFuture<S, M> future) {
    S after = future.after(line.moves());
    if (after != null && !(game.turn(after) instanceof Turn.Over)) {
      line.weigh(contributions.of(after, seat));
    }
  }

  private List<TriedLine<M>> untried(List<List<M>> lines) {
    List<TriedLine<M>> untried = new ArrayList<>();
    lines.forEach(line -> untried.add(new TriedLine<>(line, contributions.subjects().size())));
    return untried;
  }

  /** The lines with what would be heard of them, and their reasons. */
  List<AdvisedLine<M, E>> told(List<TriedLine<M>> lines) {
    CertainEvents<S, M, V, E> certain = new CertainEvents<>(game, view, seat, luck);
    return lines.stream()
        .map(line ->
            new AdvisedLine<>(
                line.moves(), certain.of(line.moves()), line.chance(), reasons(line, lines)))
        .toList();
  }

  /** A game with instincts has arguments of its own. */
  private List<Reason> reasons(TriedLine<M> line, List<TriedLine<M>> lines) {
    List<Instinct<V, M>> instincts = game.instincts();
    return instincts.isEmpty()
        ? Reasons.of(line, lines, before, contributions.subjects())
        : instincts.getLast().arguments(view, seat, line.moves().getFirst()).stream()
            .map(Reason::of)
            .toList();
  }
}
