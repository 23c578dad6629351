package kraken.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import kraken.bots.Bot;
import kraken.bots.Level;
import kraken.json.GameJson;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;
import kraken.kit.Viewer;
import kraken.shelf.Shelf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The messages after a move must be small, however many people play and talk. */
class ViewsAreSmallTest {

  private static final int MOST = 2 * 1024 + 256;
  private static final int GAMES = 3;

  static Stream<Game<?, ?, ?, ?>> games() {
    return Shelf.GAMES.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void viewsOfTheLargestTableFitIntoTwoAndAQuarterKilobytesCompressed(Game<?, ?, ?, ?> game)
      throws Exception {
    for (int seed = 0; seed < GAMES; seed++) {
      assertThat(largest(game, Chance.seeded(seed))).isBetween(1, MOST);
    }
  }

  private static <S, M, V, E> int largest(Game<S, M, V, E> game, Chance chance) throws IOException {
    Setup setup = Setup.of(game, game.about().mostPlayers(), Map.of());
    Bot bot = Level.MEDIUM.bot();
    S state = game.start(setup);
    int largest = 0;
    while (!(game.turn(state) instanceof Turn.Over)) {
      if (game.turn(state) instanceof Turn.Sea(Numbers bounds)) {
        state = game.draw(state, chance.draw(bounds), Narrator.none());
        continue;
      }
      state = afterTalk(game, state, setup.players(), bot, chance);
      Seat seat = game.turn(state).awaited().first();
      M move = bot.choose(game, game.view(state, seat), seat, game.moves(state, seat), chance);
      state = game.play(state, seat, move, Narrator.none()).orThrow();
      largest = Math.max(largest, largestView(game, state, setup.players()));
    }
    return largest;
  }

  /** Lets a seat say something now and then. */
  private static <S, M, V, E> S afterTalk(
      Game<S, M, V, E> game, S state, int players, Bot bot, Chance chance) {
    Seat seat = Seat.of(chance.below(players));
    Optional<Claim> claim =
        game.talk(state, seat).claims().isEmpty()
            ? Optional.empty()
            : bot.claim(game, game.view(state, seat), seat, chance);
    return claim
        .filter(said -> game.talk(state, seat).allows(said, players))
        .map(said -> game.hear(state, seat, said))
        .orElse(state);
  }

  private static <S, M, V, E> int largestView(Game<S, M, V, E> game, S state, int players)
      throws IOException {
    int largest = 0;
    for (Viewer viewer : Viewer.all(players)) {
      String view = GameJson.of(game).writeView(game.view(state, viewer)).json();
      largest = Math.max(largest, compressed(view));
    }
    return largest;
  }

  private static int compressed(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
      zip.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.size();
  }
}
