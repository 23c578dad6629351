package kraken.conformance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kraken.conformance.checks.BrokenCheck;
import kraken.conformance.checks.Check;
import kraken.conformance.checks.Checks;
import kraken.conformance.checks.DeclaredSecretsAreUnknown;
import kraken.conformance.checks.Secret;
import kraken.conformance.checks.SecretGuesses;
import kraken.conformance.play.Choices;
import kraken.conformance.play.SampleGames;
import kraken.conformance.play.Subject;
import kraken.kit.Chance;
import kraken.kit.Outcome;
import kraken.kit.Setup;

/** Plays the games of one set-up, and shortens the first that fails. */
final class SetupGames<S, M, V, E> {

  /** How many games are played in parallel. A failure in a batch ends the run. */
  private static final int BATCH = 16;

  private final Subject<S, M, V, E> subject;
  private final Setup setup;
  private final SampleGames<M> samples;
  private final Optional<Outcome> example;

  SetupGames(Subject<S, M, V, E> subject, Setup setup, Optional<Outcome> example) {
    this.subject = subject;
    this.setup = setup;
    this.samples = SampleGames.of(subject, setup);
    this.example = example;
  }

  private record Explored<S, M, V, E>(Verdict<M> verdict, SecretGuesses<S, M, V, E> guesses) {}

  /** Plays this many random games. The report is about a game of the first batch with a failure. */
  Optional<Report> explore(int games) {
    List<SecretGuesses<S, M, V, E>> guesses = new ArrayList<>();
    for (int from = 0; from < games; from += BATCH) {
      int to = Math.min(games, from + BATCH);
      List<Explored<S, M, V, E>> batch =
          IntStream.range(from, to).parallel().mapToObj(this::explored).toList();
      Optional<Verdict<M>> failed = plainestFailure(batch);
      if (failed.isPresent()) {
        return Optional.of(shortened(failed.get(), failed.get().failure().orElseThrow()));
      }
      batch.forEach(game -> guesses.add(game.guesses));
    }
    return reportKnownSecret(guesses);
  }

  /** Where several checks fail, the first in the order of {@link Checks} is reported. */
  private Optional<Verdict<M>> plainestFailure(List<Explored<S, M, V, E>> batch) {
    List<BrokenCheck> order = checks().stream().map(Check::charge).toList();
    return batch.stream()
        .map(Explored::verdict)
        .filter(verdict -> verdict.failure().isPresent())
        .min(
            Comparator.comparingInt(
                verdict -> order.indexOf(verdict.failure().orElseThrow().charge())));
  }

  /** Plays a game again by its choices. */
  Verdict<M> replay(Choices choices, BrokenCheck charge) {
    List<Check<S, M, V, E>> checks = checks();
    if (charge.secret() != null) {
      checks.add(new DeclaredSecretsAreUnknown<>(charge.secret()));
    }
    return new CheckedGame<>(checks, choices, bound -> 0).run(subject, setup);
  }

  private Explored<S, M, V, E> explored(int game) {
    SecretGuesses<S, M, V, E> guesses = new SecretGuesses<>();
    List<Check<S, M, V, E>> checks = checks();
    checks.add(guesses);
    Chance chance = Chance.seeded(31L * setup.toString().hashCode() + game);
    return new Explored<>(
        new CheckedGame<>(checks, Choices.NONE, chance).run(subject, setup), guesses);
  }

  private List<Check<S, M, V, E>> checks() {
    return new ArrayList<>(Checks.all(samples, example));
  }

  private Report shortened(Verdict<M> verdict, Failure failure) {
    BrokenCheck charge = failure.charge();
    Verdict<M> again = replay(verdict.choices(), charge);
    if (!again.hasBroken(charge)) {
      String how = failure.how() + "\n  (This one game, played again, does not show it.)";
      return report(new Failure(charge, how), verdict);
    }
    Verdict<M> shortest = Shrinker.shrink(again, charge, choices -> replay(choices, charge));
    return report(shortest.failure().orElse(failure), shortest);
  }

  /** What only many games show: a declared secret that every imagined state has right. */
  private Optional<Report> reportKnownSecret(List<SecretGuesses<S, M, V, E>> guesses) {
    SecretGuesses<S, M, V, E> all = new SecretGuesses<>();
    guesses.forEach(all::add);
    return all.suspicious().map(secret -> reportOn(secret, guesses));
  }

  private Report reportOn(Secret secret, List<SecretGuesses<S, M, V, E>> guesses) {
    int game = 0;
    while (!guesses.get(game).hasMet(secret)) {
      game++;
    }
    BrokenCheck charge = DeclaredSecretsAreUnknown.chargeAbout(secret);
    String how = secret + ": never imagined as anything but the truth";
    return shortened(explored(game).verdict, new Failure(charge, how));
  }

  private Report report(Failure failure, Verdict<M> shown) {
    return Report.of(subject.game().about().id(), setup, failure, shown);
  }
}
