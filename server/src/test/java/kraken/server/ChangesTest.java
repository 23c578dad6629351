package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kraken.jackson.Json;
import kraken.json.GameJson;
import kraken.json.JsonText;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;
import kraken.kit.Viewer;
import kraken.shelf.Shelf;
import kraken.tables.live.Beholder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** A client that applies the changes of a step to its view gets the next view, in every game. */
class ChangesTest {

  private static final int GAMES = 5;

  static Stream<Game<?, ?, ?, ?>> games() {
    return Shelf.GAMES.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void changesLeadFromViewToView(Game<?, ?, ?, ?> game) {
    long changes = 0;
    long views = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Length length = played(game, Chance.seeded(seed));
      changes += length.changes;
      views += length.views;
    }
    assertThat(changes).as("letters of changes, and of %d of views", views).isLessThan(views / 2);
  }

  private record Length(long changes, long views) {}

  private static <S, M, V, E> Length played(Game<S, M, V, E> game, Chance chance) {
    Setup setup = Setup.of(game, game.about().mostPlayers(), Map.of());
    long changes = 0;
    long views = 0;
    S state = game.start(setup);
    while (!(game.turn(state) instanceof Turn.Over)) {
      S next = next(game, state, chance);
      for (Viewer viewer : Viewer.all(setup.players())) {
        JsonText told = checked(game, game.view(state, viewer), game.view(next, viewer));
        changes += told.json().length();
        views += GameJson.of(game).writeView(game.view(next, viewer)).json().length();
      }
      state = next;
    }
    return new Length(changes, views);
  }

  private static <S, M, V, E> S next(Game<S, M, V, E> game, S state, Chance chance) {
    if (game.turn(state) instanceof Turn.Sea(Numbers bounds)) {
      return game.draw(state, chance.draw(bounds), Narrator.none());
    }
    Seat seat = game.turn(state).awaited().first();
    List<M> moves = game.moves(state, seat);
    return game.play(state, seat, moves.get(chance.below(moves.size())), Narrator.none()).orThrow();
  }

  private static <S, M, V, E> JsonText checked(Game<S, M, V, E> game, V before, V after) {
    GameJson<M, V, E> types = GameJson.of(game);
    JsonText changes = types.writeChanges(before, after);
    JsonNode known = Beholder.withChanges(tree(types.writeView(before)), tree(changes));
    assertThat(known).isEqualTo(tree(types.writeView(after)));
    return changes;
  }

  private static JsonNode tree(JsonText raw) {
    return Json.mapper().readTree(raw.json());
  }
}
