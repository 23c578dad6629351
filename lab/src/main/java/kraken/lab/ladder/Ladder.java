package kraken.lab.ladder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kraken.bots.Bot;
import kraken.bots.Level;
import kraken.bots.Luck;
import kraken.bots.Match;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.lab.Interval;
import kraken.lab.Progress;

/**
 * Rates all levels at one game. Where seats compete, each pair of levels shares the seats of a
 * table, and plays each sea with the seats exchanged. A crew plays with one level at all seats,
 * against the game itself, which is rated too.
 */
public final class Ladder {

  private static final Level[] LEVELS = Level.values();

  /** The place of the game itself, behind the levels. */
  private static final int GAME = LEVELS.length;

  private final Game<?, ?, ?, ?> game;
  private final Setup setup;
  private final long seed;
  private final Progress progress;
  private final boolean crew;

  /**
   * A place on the ladder.
   *
   * @param name a level, or the id of the game
   * @param rating above that of medium
   */
  public record Rung(String name, double rating, Interval interval) {}

  private Ladder(Game<?, ?, ?, ?> game, Setup setup, long seed, Progress progress) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.progress = progress;
    this.crew =
        outcome(Collections.nCopies(setup.players(), Level.RANDOM), 0) instanceof Outcome.Crew;
  }

  /** The most games that it takes if each pair of levels plays this many. */
  public static long games(long each) {
    return LEVELS.length * (LEVELS.length - 1L) / 2 * each;
  }

  /** The ladder from the top down. */
  public static List<Rung> climbed(
      Game<?, ?, ?, ?> game, Setup setup, long each, long seed, int threads, Progress progress)
      throws InterruptedException {
    Ladder ladder = new Ladder(game, setup, seed, progress);
    List<Duel> duels = ladder.duels(each, threads);
    Elo elo = new Elo(ladder.crew ? GAME + 1 : GAME, Level.MEDIUM.ordinal());
    double[] ratings = elo.ratings(duels);
    Interval[] intervals = elo.intervals(duels, Chance.seeded(seed));
    List<Rung> rungs = new ArrayList<>();
    for (int i = 0; i < ratings.length; i++) {
      String name = i == GAME ? game.about().id() : LEVELS[i].word();
      rungs.add(new Rung(name, ratings[i], intervals[i]));
    }
    rungs.sort((one, other) -> Double.compare(other.rating, one.rating));
    return rungs;
  }

  private List<Duel> duels(long each, int threads) throws InterruptedException {
    List<Future<List<Duel>>> games = new ArrayList<>();
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < LEVELS.length; i++) {
        for (int j = i + 1; j < LEVELS.length; j++) {
          Level one = LEVELS[i];
          Level other = LEVELS[j];
          for (long number = 0; number < each; number++) {
            long which = number;
            games.add(workers.submit(() -> played(one, other, which)));
          }
        }
      }
      List<Duel> duels = new ArrayList<>();
      for (Future<List<Duel>> played : games) {
        duels.addAll(played.get());
      }
      return duels;
    } catch (ExecutionException failure) {
      throw new IllegalStateException(failure.getCause());
    }
  }

  /** Two games on each sea; a crew has one level in each of them. */
  private List<Duel> played(Level one, Level other, long number) {
    boolean exchanged = number % 2 == 1;
    List<Duel> duels =
        crew
            ? crewDuel(exchanged ? other : one, number / 2)
            : seatDuel(one, other, exchanged, number / 2);
    progress.step();
    return duels;
  }

  private List<Duel> crewDuel(Level level, long sea) {
    Outcome outcome = outcome(Collections.nCopies(setup.players(), level), sea);
    return List.of(new Duel(level.ordinal(), GAME, outcome.winners().isEmpty() ? 0 : 1));
  }

  private List<Duel> seatDuel(Level one, Level other, boolean exchanged, long sea) {
    List<Level> lineUp = lineUp(one, other, exchanged);
    return duel(lineUp, one, other, outcome(lineUp, sea));
  }

  private List<Level> lineUp(Level one, Level other, boolean exchanged) {
    List<Level> lineUp = new ArrayList<>();
    for (int i = 0; i < setup.players(); i++) {
      lineUp.add((i % 2 == 0) == exchanged ? other : one);
    }
    return lineUp;
  }

  private Outcome outcome(List<Level> lineUp, long sea) {
    List<Bot> bots = lineUp.stream().map(Level::bot).toList();
    return Match.play(game, setup, bots, Luck.of(seed, sea), Narrator.none()).outcome();
  }

  /** Every pair of seats of which one has won is a part of the score. */
  private static List<Duel> duel(List<Level> lineUp, Level one, Level other, Outcome outcome) {
    double wins = 0;
    double losses = 0;
    for (int i = 0; i < lineUp.size(); i++) {
      for (int j = 0; j < lineUp.size(); j++) {
        if (lineUp.get(i) == one && lineUp.get(j) == other) {
          boolean first = outcome.winners().contains(Seat.of(i));
          boolean second = outcome.winners().contains(Seat.of(j));
          wins += first && !second ? 1 : 0;
          losses += second && !first ? 1 : 0;
        }
      }
    }
    return wins + losses == 0
        ? List.of()
        : List.of(new Duel(one.ordinal(), other.ordinal(), wins / (wins + losses)));
  }
}
