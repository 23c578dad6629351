package kraken.lab.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import kraken.bots.Bot;
import kraken.bots.Luck;
import kraken.bots.Match;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.lab.Share;

/**
 * How the new weights do beside the old ones, on the same seas. A crew plays each sea twice, once
 * with each. In a race one seat has the new weights and the others the old; each seat has its turn
 * with the new ones.
 *
 * @param before how often a crew with the old weights won; in a race the even share of a seat
 */
public record Comparison(Share before, Share after, boolean race) {

  static Comparison of(
      Game<?, ?, ?, ?> game, Setup setup, Bot before, Bot after, long games, long seed) {
    int players = setup.players();
    boolean race = isRace(game, setup, before, seed);
    long news =
        LongStream.range(0, games)
            .parallel()
            .filter(number ->
                race
                    ? winsAlone(game, setup, before, after, number, seed)
                    : wins(game, setup, Collections.nCopies(players, after), number, seed))
            .count();
    long olds =
        race
            ? games / players
            : LongStream.range(0, games)
                .parallel()
                .filter(
                    number -> wins(game, setup, Collections.nCopies(players, before), number, seed))
                .count();
    return new Comparison(Share.of(olds, games), Share.of(news, games), race);
  }

  private static boolean isRace(Game<?, ?, ?, ?> game, Setup setup, Bot bot, long seed) {
    List<Bot> bots = Collections.nCopies(setup.players(), bot);
    return !(played(game, setup, bots, 0, seed).outcome() instanceof Outcome.Crew);
  }

  private static boolean winsAlone(
      Game<?, ?, ?, ?> game, Setup setup, Bot before, Bot after, long number, long seed) {
    int players = setup.players();
    int seat = (int) (number % players);
    List<Bot> bots = new ArrayList<>(Collections.nCopies(players, before));
    bots.set(seat, after);
    return played(game, setup, bots, number / players, seed)
        .outcome()
        .winners()
        .contains(Seat.of(seat));
  }

  private static boolean wins(
      Game<?, ?, ?, ?> game, Setup setup, List<Bot> bots, long number, long seed) {
    return !played(game, setup, bots, number, seed).outcome().winners().isEmpty();
  }

  private static Match.Result played(
      Game<?, ?, ?, ?> game, Setup setup, List<Bot> bots, long number, long seed) {
    return Match.play(game, setup, bots, Luck.of(seed, number), Narrator.none());
  }
}
