package kraken.conformance.checks;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kraken.conformance.play.Position;
import kraken.kit.Viewer;

/**
 * Counts how often declared secrets were imagined as they truly are, over the games of a set-up.
 * Accuses only a secret that came up often: now and then one can be worked out from what is known.
 */
public final class SecretGuesses<S, M, V, E> implements Check<S, M, V, E> {

  private static final int IMAGININGS = 4;
  private static final int ENOUGH_POSITIONS = 30;
  private static final int ENOUGH_GAMES = 5;

  private final Map<Secret, Count> counts = new LinkedHashMap<>();

  /** In how many games and positions it came up, and whether somebody ever imagined it wrongly. */
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

  /** Adds what was counted in another game. */
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
