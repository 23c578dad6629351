package kraken.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kraken.bots.Adviser;
import kraken.bots.Bot;
import kraken.bots.Level;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;
import kraken.shelf.Shelf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A bot does and says the same in all states that its seat cannot tell apart. */
class BotsAreHonestTest {

  private static final int POSITIONS = 12;
  private static final int MOVES_BETWEEN = 9;

  static Stream<Arguments> bots() {
    return Shelf.GAMES.stream()
        .flatMap(game -> Stream.of(Level.values()).map(level -> Arguments.of(game, level)));
  }

  static Stream<Game<?, ?, ?, ?>> games() {
    return Shelf.GAMES.stream();
  }

  @ParameterizedTest
  @MethodSource("bots")
  void theTruthDoesNotMatterToABot(Game<?, ?, ?, ?> game, Level level) {
    assertThat(comparedForBot(game, level.bot())).isEqualTo(POSITIONS);
  }

  @ParameterizedTest
  @MethodSource("games")
  void norToAdvice(Game<?, ?, ?, ?> game) {
    assertThat(comparedForAdvice(game)).isEqualTo(POSITIONS);
  }

  /** What is compared: what somebody says to a seat's view of a state, with some luck. */
  private interface Saying<S> {
    Object of(S state, Seat seat, long luck);
  }

  private static <S, M, V, E> int comparedForBot(Game<S, M, V, E> game, Bot bot) {
    return compared(
        game,
        (state, seat, luck) -> {
          V view = game.view(state, seat);
          List<M> offered = game.moves(state, seat);
          return List.of(
              bot.choose(game, view, seat, offered, Chance.seeded(luck)),
              bot.claim(game, view, seat, Chance.seeded(luck)));
        });
  }

  private static <S, M, V, E> int comparedForAdvice(Game<S, M, V, E> game) {
    return compared(
        game,
        (state, seat, luck) ->
            Adviser.advise(game, game.view(state, seat), seat, Chance.seeded(luck)));
  }

  /** Plays at random, and compares what is said in some positions; as many as were compared. */
  private static <S, M, V, E> int compared(Game<S, M, V, E> game, Saying<S> saying) {
    Chance chance = Chance.seeded(22);
    Setup setup = Setup.standard(game, game.about().mostPlayers());
    S state = game.start(setup);
    int moves = 0;
    int compared = 0;
    while (compared < POSITIONS) {
      switch (game.turn(state)) {
        case Turn.Over _ -> state = game.start(setup);
        case Turn.Sea(Numbers bounds) ->
            state = game.draw(state, chance.draw(bounds), Narrator.none());
        case Turn turn -> {
          Seat seat = turn.awaited().first();
          List<M> offered = game.moves(state, seat);
          if (moves++ % MOVES_BETWEEN == 0) {
            compare(game, saying, state, seat, chance);
            compared++;
          }
          M move = offered.get(chance.below(offered.size()));
          state = game.play(state, seat, move, Narrator.none()).orThrow();
        }
      }
    }
    return compared;
  }

  private static <S, M, V, E> void compare(
      Game<S, M, V, E> game, Saying<S> saying, S state, Seat seat, Chance chance) {
    S other = game.imagine(game.view(state, seat), chance);
    long luck = chance.below(Integer.MAX_VALUE);
    assertThat(saying.of(other, seat, luck))
        .as("%s in %s", seat, state)
        .isEqualTo(saying.of(state, seat, luck));
  }
}
