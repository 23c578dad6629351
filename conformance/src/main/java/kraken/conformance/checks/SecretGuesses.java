package kraken.conformance.checks;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kraken.conformance.play.Position;
import kraken.kit.Viewer;

/**
 * Counts over the games of a set-up whether imagined states ever have a wrong value of a declared
 * secret. Only a secret that came up often is suspicious: in single positions a viewer may be able
 * to work it out.
 */
public final class SecretGuesses<S, M, V, E> implements Check<S, M, V, E> {

  private static final int IMAGININGS = 4;
  private static final int ENOUGH_POSITIONS = 30;
  private static final int ENOUGH_GAMES = 5;

  private final Map<Secret, Count> counts = new LinkedHashMap<>();

  /**
   * In how many games and positions a secret came up, and whether an imagined state ever had it
   * wrong.
   */
  private record Count(int games, int positions, boolean everWrong) {
    static final Count NEW = new Count(1, 0, false);

    Count plus(Count other) {
      return new Count(
          games + other.games, positions + other.positions, everWrong || other.everWrong);
    }

    boolean isSuspicious() {
      return !everWrong && positions >= ENOUGH_POSITIONS && games >= ENOUGH_GAMES;
    }
  }

  @Override
  public boolean isCostly() {
    return true;
  }

  @Override
  public void at(Position<S, M, V, E> position) {
    for (Viewer viewer : position.viewers()) {
      for (String name : position.secretsFrom(viewer).keySet()) {
        Secret secret = new Secret(viewer, name);
        Count before = counts.getOrDefault(secret, Count.NEW);
        counts.put(secret, before.plus(look(secret, position, before)));
      }
    }
  }

  private Count look(Secret secret, Position<S, M, V, E> position, Count before) {
    boolean wrong = !before.everWrong && !secret.isGuessed(position, IMAGININGS);
    return new Count(0, 1, wrong);
  }

  /** Adds the counts of another game. */
  public void add(SecretGuesses<S, M, V, E> other) {
    other.counts.forEach((secret, count) -> counts.merge(secret, count, Count::plus));
  }

  public Optional<Secret> suspicious() {
    return counts.keySet().stream().filter(this::isSuspicious).findFirst();
  }

  public boolean hasMet(Secret secret) {
    return counts.containsKey(secret);
  }

  private boolean isSuspicious(Secret secret) {
    Count count = counts.get(secret);
    return count != null && count.isSuspicious();
  }
}
