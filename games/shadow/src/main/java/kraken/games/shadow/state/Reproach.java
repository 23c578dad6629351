package kraken.games.shadow.state;

import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What everybody can look up in the logbook and hold against a player, as one of {@link
 * Claims#REASONS}; null where there is nothing.
 */
public final class Reproach {

  private Reproach() {}

  /** The last thing that can be held against the player. */
  public static @Nullable String last(View view, Seat seat) {
    for (View.Line line : view.rounds().reversed()) {
      if (line.card() != null && (seat.equals(line.navigator()) || seat.equals(line.captain()))) {
        return "cards";
      }
      if (hasShown(line, seat)) {
        return "guns";
      }
      if (seat.equals(line.captain()) || seat.equals(line.lieutenant())) {
        return "company";
      }
    }
    boolean hasSpoken =
        view.claims().stream()
            .anyMatch(claim -> claim.by().equals(seat) && !claim.form().equals(Claims.GREET));
    return hasSpoken ? "words" : null;
  }

  /** What a sailor can hold against somebody of the team that is voted on. */
  public static @Nullable String ofTheTeam(View view, Seat seat) {
    if (hasSailedRed(view, seat)) {
      return "cards";
    }
    View.Line now = view.rounds().getLast();
    List<View.Line> before = view.rounds().subList(0, view.rounds().size() - 1);
    if (before.stream().anyMatch(line -> hasShown(line, seat))) {
      return "guns";
    }
    boolean named = hasSailedRed(view, now.lieutenant()) || hasSailedRed(view, now.navigator());
    return seat.equals(now.captain()) && named ? "company" : null;
  }

  private static boolean hasShown(View.Line line, Seat seat) {
    return !line.guns().isEmpty() && line.guns().get(seat.index()) > 0;
  }

  private static boolean hasSailedRed(View view, @Nullable Seat seat) {
    return seat != null && Reputation.of(view, seat).red() > 0;
  }
}
