package kraken.conformance.checks;

import java.util.List;
import java.util.Optional;
import kraken.conformance.play.Position;
import kraken.kit.Outcome;
import kraken.kit.Seats;
import kraken.kit.Turn;

/**
 * Winners play, points are complete, every ending has a name, and a game has one kind of outcome.
 */
public final class OutcomeIsConsistent<S, M, V, E> implements Check<S, M, V, E> {

  private final Optional<Outcome> example;

  /** With the outcome of another game: all games must end with the same kind of outcome. */
  public OutcomeIsConsistent(Optional<Outcome> example) {
    this.example = example;
  }

  @Override
  public void at(Position<S, M, V, E> position) {
    if (position.turn() instanceof Turn.Over(Outcome outcome)) {
      int strangers = outcome.winners().bits() & ~position.seats().bits();
      Expect.that(strangers == 0, () -> "a winner does not play: " + outcome);
      Expect.that(!outcome.ending().isBlank(), () -> "the ending has no name: " + outcome);
      Expect.that(
          outcome.getClass() == example.orElse(outcome).getClass(),
          () -> "another game ended with " + example.orElse(outcome) + ", this with " + outcome);
      Expect.that(
          position.game().isCooperative() == outcome instanceof Outcome.Crew,
          () ->
              "a game is cooperative if it ends for the whole crew, but it ended with " + outcome);
      fits(outcome, position.setup().players());
    }
  }

  /** Only a game that has taken everything from everybody may end without a winner. */
  private static boolean allAreBeaten(List<Integer> points) {
    return !points.isEmpty() && points.stream().allMatch(each -> each == 0);
  }

  private static void fits(Outcome outcome, int players) {
    switch (outcome) {
      case Outcome.Crew crew ->
          Expect.that(crew.players() == players, () -> players + " players, but " + crew);
      case Outcome.Race(List<Integer> points, Seats winners, String ending) -> {
        Expect.that(
            points.isEmpty() || points.size() == players,
            () -> "points for " + points.size() + " of " + players + " players: " + outcome);
        Expect.that(
            !winners.isEmpty() || allAreBeaten(points),
            () -> "a race without a winner, although not all are without points: " + outcome);
      }
      case Outcome.Sides sides -> // all members of the side that won may be gone
          Expect.that(!sides.side().isBlank(), () -> "the side has no name: " + sides);
    }
  }
}
