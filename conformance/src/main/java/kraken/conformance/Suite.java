package kraken.conformance;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kraken.conformance.play.SampleGames;
import kraken.conformance.play.Subject;
import kraken.kit.Outcome;
import kraken.kit.Setup;

/** The whole suite for one game: every set-up, and a number of games that is shared among them. */
public final class Suite<S, M, V, E> {

  private static final int MOST_SETUPS = 256;

  private final Subject<S, M, V, E> subject;
  private final List<Setup> setups;
  private final int gamesEach;
  private final Optional<Outcome> example;

  public Suite(Subject<S, M, V, E> subject, int games) {
    this.subject = subject;
    this.setups = new Setups(subject.game(), MOST_SETUPS).all();
    this.gamesEach = Math.max(1, games / setups.size());
    this.example = SampleGames.of(subject, setups.getFirst()).outcome();
  }

  public List<Setup> setups() {
    return setups;
  }

  /** Plays the games of one set-up. */
  public Optional<Report> explore(Setup setup) {
    return new SetupGames<>(subject, setup, example).explore(gamesEach);
  }

  /** Plays the game of a token, and writes down its steps. */
  public Optional<Report> replay(ReplayToken token, Consumer<String> log) {
    Verdict<M> verdict =
        new SetupGames<>(subject, token.setup(), example).replay(token.choices(), token.charge());
    log.accept(Setups.describe(token.setup()));
    verdict.steps().forEach(step -> log.accept("  " + step));
    return verdict
        .failure()
        .map(failure -> Report.of(token.game(), token.setup(), failure, verdict));
  }
}
