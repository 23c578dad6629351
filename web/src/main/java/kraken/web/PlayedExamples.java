package kraken.web;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/** Moves, views and events of a game that is played at random: always the same ones. */
final class PlayedExamples<S, M, V, E> {

  private static final int GAMES = 4;
  private static final int VIEWS = 12;

  private final Game<S, M, V, E> game;
  private final Set<Class<?>> kinds = new HashSet<>();
  private final List<M> moves = new ArrayList<>();
  private final List<V> views = new ArrayList<>();
  private final List<E> events = new ArrayList<>();

  private PlayedExamples(Game<S, M, V, E> game) {
    this.game = game;
  }

  static <S, M, V, E> PlayedExamples<S, M, V, E> of(Game<S, M, V, E> game) {
    PlayedExamples<S, M, V, E> examples = new PlayedExamples<>(game);
    for (int seed = 0; seed < GAMES; seed++) {
      examples.play(Chance.seeded(seed));
    }
    return examples;
  }

  /** One move of each kind. */
  List<M> moves() {
    return moves;
  }

  /** Views from different moments of the games. */
  List<V> views() {
    return views;
  }

  /** One event of each kind. */
  List<E> events() {
    return events;
  }

  private void play(Chance chance) {
    int players = game.about().mostPlayers();
    S state = game.start(Setup.of(game, players, Map.of()));
    int step = 0;
    while (!(game.turn(state) instanceof Turn.Over)) {
      if (Integer.bitCount(step) == 1 && views.size() < VIEWS) {
        views.add(game.view(state, Seat.of(step % players)));
      }
      state = after(state, chance);
      step++;
    }
    views.add(game.view(state, Viewer.WATCHER));
  }

  private S after(S state, Chance chance) {
    if (game.turn(state) instanceof Turn.Sea(Numbers bounds)) {
      return game.draw(state, chance.draw(bounds), (_, event) -> note(event, events));
    }
    Seat seat = game.turn(state).awaited().first();
    List<M> offered = game.moves(state, seat);
    offered.forEach(move -> note(move, moves));
    M move = offered.get(chance.below(offered.size()));
    return game.play(state, seat, move, (_, event) -> note(event, events)).orThrow();
  }

  private <T> void note(T example, List<T> examples) {
    if (kinds.add(example.getClass())) {
      examples.add(example);
    }
  }
}
