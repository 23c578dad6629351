package kraken.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Instinct;
import kraken.kit.Seat;

/**
 * Says what a strong bot would do at a seat, and why. It gets a view, so it cannot peek; the same
 * view and luck give the same advice on any machine.
 */
public final class Adviser {

  /** The most lines that are told. */
  public static final int MOST = 3;

  /**
   * How much is looked at.
   *
   * @param lines how many lines are tried
   * @param futures in how many futures each is tried at most
   * @param widest how many positions of a level the search of another's turn goes on from
   * @param positions how many positions may be reached in all futures
   * @param choices how often an instinct is asked
   */
  record Budget(int lines, int futures, int widest, int positions, int choices) {

    static final Budget STANDARD = new Budget(10, 40, 16, 60_000, 5);

    /** A game has many turns, so each gets less. */
    static final Budget OF_A_REVIEW = new Budget(8, 24, 12, 20_000, 1);
  }

  private Adviser() {}

  /**
   * Up to three lines that begin with different moves, the best one first; none where the seat has
   * nothing to decide.
   */
  public static <S, M, V, E> List<AdvisedLine<M, E>> advise(
      Game<S, M, V, E> game, V view, Seat seat, Chance luck) {
    return advise(game, view, seat, luck, Budget.STANDARD);
  }

  static <S, M, V, E> List<AdvisedLine<M, E>> advise(
      Game<S, M, V, E> game, V view, Seat seat, Chance luck, Budget budget) {
    S imagined = game.imagine(view, luck);
    List<M> offered = game.moves(imagined, seat);
    if (offered.isEmpty()) {
      return List.of();
    }
    LineTrial<S, M, V, E> trial = new LineTrial<>(game, view, seat, luck, budget);
    List<Instinct<V, M>> instincts = game.instincts();
    List<TriedLine<M>> bestFirst =
        instincts.isEmpty()
            ? tried(game, trial, searched(game, imagined, seat, offered, luck, budget))
            : trial.atOnce(chosen(instincts.getLast(), view, seat, offered, luck, budget));
    return trial.told(beginningApart(bestFirst));
  }

  /**
   * Looks back on a turn. In a game with instincts no line is better than another, since its worth
   * does not tell them apart.
   *
   * @param played the moves of the turn, as many as were made in a row
   */
  public static <S, M, V, E> TurnReview<M, E> review(
      Game<S, M, V, E> game, V view, Seat seat, List<M> played, Chance luck) {
    Budget budget = Budget.OF_A_REVIEW;
    LineTrial<S, M, V, E> trial = new LineTrial<>(game, view, seat, luck, budget);
    if (!game.instincts().isEmpty()) {
      return new TurnReview<>(trial.atOnce(List.of(played)).getFirst().chance(), List.of());
    }
    S imagined = game.imagine(view, luck);
    List<M> offered = game.moves(imagined, seat);
    List<List<M>> lines = new ArrayList<>(searched(game, imagined, seat, offered, luck, budget));
    lines.remove(played);
    lines.addFirst(played);
    List<TriedLine<M>> tried = tried(game, trial, lines);
    List<TriedLine<M>> others =
        tried.stream().filter(line -> !line.moves().getFirst().equals(played.getFirst())).toList();
    double chance =
        tried.stream()
            .filter(line -> line.moves().equals(played))
            .findFirst()
            .orElseThrow()
            .chance();
    return new TurnReview<>(chance, trial.told(beginningApart(others)));
  }

  private static <S, M> List<TriedLine<M>> tried(
      Game<S, M, ?, ?> game, LineTrial<S, M, ?, ?> trial, List<List<M>> lines) {
    return game.turnsAhead() > 0 ? trial.afterTheNextTurns(lines) : trial.atOnce(lines);
  }

  /** The best lines, and the best one of each of some first moves: else all might begin alike. */
  private static <S, M> List<List<M>> searched(
      Game<S, M, ?, ?> game, S imagined, Seat seat, List<M> offered, Chance luck, Budget budget) {
    List<Line<S, M>> bestFirst =
        new TurnSearch<>(game, game::winChance, seat, offered, luck, TurnSearch.WIDEST)
            .bestFrom(imagined, Integer.MAX_VALUE);
    Set<M> firsts = new HashSet<>();
    List<List<M>> lines = new ArrayList<>();
    for (Line<S, M> line : bestFirst) {
      boolean beginsApart = firsts.size() < MOST && firsts.add(line.first());
      if (beginsApart || lines.size() < budget.lines() - MOST) {
        lines.add(line.moves());
      }
    }
    return lines.isEmpty() ? List.of(List.of(offered.getFirst())) : lines;
  }

  /** The moves that the instinct chooses, the one that it chooses most often first. */
  private static <M, V> List<List<M>> chosen(
      Instinct<V, M> instinct, V view, Seat seat, List<M> offered, Chance luck, Budget budget) {
    Map<M, Integer> counts = new LinkedHashMap<>();
    for (int i = 0; i < budget.choices(); i++) {
      counts.merge(instinct.choose(view, seat, offered, luck), 1, Integer::sum);
    }
    return counts.entrySet().stream()
        .sorted(Map.Entry.<M, Integer>comparingByValue(Comparator.reverseOrder()))
        .map(choice -> List.of(choice.getKey()))
        .toList();
  }

  private static <M> List<TriedLine<M>> beginningApart(List<TriedLine<M>> bestFirst) {
    Map<M, TriedLine<M>> apart = new LinkedHashMap<>();
    bestFirst.forEach(line -> apart.putIfAbsent(line.moves().getFirst(), line));
    return apart.values().stream().limit(MOST).toList();
  }
}
