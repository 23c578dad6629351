package kraken.conformance;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kraken.conformance.checks.OptionsAreConsistent;
import kraken.conformance.play.Subject;
import kraken.conformance.play.Types;
import kraken.kit.Game;
import kraken.kit.Setup;
import kraken.kit.Viewer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Plays random games, at every number of players and with every option, and checks the whole
 * contract of a game. The test of a game inherits it and names the secrets:
 *
 * <pre>{@code
 * class ConformanceTest extends Conformance<State, Move, View, Event> {
 *   ConformanceTest() { super(new Rules()); }
 *
 *   @Override
 *   protected Map<String, Object> secrets(State state, Viewer viewer) { return Map.of(); }
 * }
 * }</pre>
 *
 * <p>{@code -Dkraken.conformance.games=20000} plays more games; {@code -Dkraken.replay=...}, with
 * the token that a failure shows, plays that one game and prints its steps.
 */
public abstract class Conformance<S, M, V, E> {

  private static final int GAMES = Integer.getInteger("kraken.conformance.games", 2_000);

  private final Game<S, M, V, E> game;

  protected Conformance(Game<S, M, V, E> game) {
    this.game = game;
  }

  /**
   * What this viewer must not know now. The key names a kind of secret, such as "roles"; the value
   * is the truth. What the viewer can work out is no secret.
   */
  protected abstract Map<String, Object> secrets(S state, Viewer viewer);

  @TestFactory
  public final Stream<DynamicTest> keepsTheContract() {
    String token = System.getProperty("kraken.replay");
    return token == null ? everything() : again(ReplayToken.read(token));
  }

  private Stream<DynamicTest> everything() {
    DynamicTest options =
        dynamicTest("Options are consistent", () -> OptionsAreConsistent.of(game));
    return Stream.concat(Stream.of(options), Stream.of(this).flatMap(Conformance::setups));
  }

  private Stream<DynamicTest> setups() {
    Suite<S, M, V, E> suite = suite();
    return suite.setups().stream().map(setup -> test(suite, setup));
  }

  private static DynamicTest test(Suite<?, ?, ?, ?> suite, Setup setup) {
    return dynamicTest(Setups.describe(setup), () -> passes(suite.explore(setup)));
  }

  private Stream<DynamicTest> again(ReplayToken token) {
    return Stream.of(token)
        .filter(one -> one.game().equals(game.about().id()))
        .map(one -> dynamicTest("replay", () -> passes(suite().replay(one, System.out::println))));
  }

  private static void passes(Optional<Report> report) {
    report.ifPresent(failed -> fail(failed.text()));
  }

  private Suite<S, M, V, E> suite() {
    Types<S, M, V, E> types = TypeArguments.of(getClass(), Conformance.class);
    Subject<S, M, V, E> subject = new Subject<>(game, types, this::secrets);
    return new Suite<>(subject, GAMES);
  }
}
