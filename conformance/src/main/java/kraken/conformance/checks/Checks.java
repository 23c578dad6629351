package kraken.conformance.checks;

import java.util.List;
import java.util.Optional;
import kraken.conformance.play.SampleGames;
import kraken.kit.Outcome;

/** All checks in their order. Of several that fail the first is reported. */
public final class Checks {

  private Checks() {}

  public static <S, M, V, E> List<Check<S, M, V, E>> all(
      SampleGames<M> samples, Optional<Outcome> example) {
    return List.of(
        new RulesNeverThrow<>(),
        new GamesEnd<>(),
        new TurnIsConsistent<>(),
        new MovesAreListedOnce<>(),
        new OutcomeIsConsistent<>(example),
        new WorthGoesFromZeroToOne<>(),
        new TalkIsConsistent<>(),
        new ClaimsAreOnlyHeard<>(),
        new RemarksNameOthers<>(),
        new OpenGamesShowAllTheSame<>(),
        new SecretAnswersShowNothing<>(),
        new EverythingSurvivesJson<>(),
        new StateIsAValue<>(),
        new OfferedMovesAreAccepted<>(),
        new OtherMovesAreRefused<>(samples.moves()),
        new ImaginedStateLooksTheSame<>(),
        new ImaginedStateCanBePlayed<>(),
        new MovesUncoverOnlyWhereTheyMay<>(),
        new RefusalsTellNothing<>(samples.moves()),
        new WhatIsNoSecretIsKnown<>(),
        new EventsTellNoMoreThanTheView<>(),
        new ReplayGivesTheSameState<>());
  }
}
