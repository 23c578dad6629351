package kraken.tables.model;

import kraken.json.GameJson;
import kraken.kit.Game;

/** A game, and the writer and reader of its JSON. */
public record Rulebook<S, M, V, E>(Game<S, M, V, E> game, GameJson<M, V, E> json) {

  static <S, M, V, E> Rulebook<S, M, V, E> of(Game<S, M, V, E> game) {
    return new Rulebook<>(game, GameJson.of(game));
  }

  public int edition() {
    return game.about().edition();
  }
}
