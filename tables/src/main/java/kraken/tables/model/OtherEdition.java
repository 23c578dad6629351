package kraken.tables.model;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Outcome;
import kraken.tables.Saying;
import kraken.tables.log.Fact;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a game whose edition is not played here. Its moves are neither checked nor
 * shown.
 *
 * @param outcome how it ended; null before the end, and where the store has not kept it
 * @param untold the entries of the game while it runs, by number: how many there are may be secret
 */
public record OtherEdition(@Nullable Outcome outcome, List<Long> untold) {

  static final OtherEdition UNKNOWN = new OtherEdition(null, List.of());

  public OtherEdition {
    untold = List.copyOf(untold);
  }

  OtherEdition ended(@Nullable Outcome how) {
    return new OtherEdition(how, untold);
  }

  /** With one more entry that nobody is told of. */
  public OtherEdition hiding(long number) {
    List<Long> more = new ArrayList<>(untold);
    more.add(number);
    return new OtherEdition(outcome, more);
  }

  /** Whether only the rules of the edition could say what the fact means. */
  public static boolean isOfTheGame(Fact fact) {
    return switch (fact) {
      case Fact.Drawn _, Fact.Played _, Fact.TimedOut _, Fact.TakenBack _, Fact.Advised _ -> true;
      case Fact.Said said -> said.saying() instanceof Saying.Claim;
      case Fact.Opened _,
          Fact.Seated _,
          Fact.NonceGiven _,
          Fact.Started _,
          Fact.HandedOver _,
          Fact.HostPassed _,
          Fact.EyesLent _,
          Fact.EyesBorrowed _,
          Fact.Ended _,
          Fact.Left _,
          Fact.Closed _,
          Fact.Rematched _ ->
          false;
    };
  }
}
