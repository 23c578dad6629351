package kraken.tables.fold;

import kraken.json.GameTypes;
import kraken.kit.Game;

/** A game, and how its values are written. */
public record Rulebook<S, M, V, E>(Game<S, M, V, E> game, GameTypes<M, V, E> types) {

  static <S, M, V, E> Rulebook<S, M, V, E> of(Game<S, M, V, E> game) {
    return new Rulebook<>(game, GameTypes.of(game));
  }
}
