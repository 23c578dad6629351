package kraken.games.shadow.state;

import java.util.List;
import kraken.games.shadow.sea.Colour;
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
    for (int number = view.rounds().size(); number > 0; number--) {
      String reason = in(view, number, seat);
      if (reason != null) {
        return reason;
      }
    }
    return null;
  }

  private static @Nullable String in(View view, int number, Seat seat) {
    View.Line line = view.rounds().get(number - 1);
    if (Contradiction.of(view, number, seat)) {
      return "words";
    }
    if (isOfTheTeam(line, seat) && line.card() != null && line.card().colour() != Colour.BLUE) {
      return "cards";
    }
    return hasShown(line, seat)
        ? "guns"
        : hasNamedWhoSailedRed(view, line, seat) ? "company" : null;
  }

  private static boolean isOfTheTeam(View.Line line, Seat seat) {
    return seat.equals(line.captain())
        || seat.equals(line.lieutenant())
        || seat.equals(line.navigator());
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
    return hasNamedWhoSailedRed(view, now, seat) ? "company" : null;
  }

  private static boolean hasNamedWhoSailedRed(View view, View.Line line, Seat seat) {
    return seat.equals(line.captain())
        && (hasSailedRed(view, line.lieutenant()) || hasSailedRed(view, line.navigator()));
  }

  private static boolean hasShown(View.Line line, Seat seat) {
    return !line.guns().isEmpty() && line.guns().get(seat.index()) > 0;
  }

  private static boolean hasSailedRed(View view, @Nullable Seat seat) {
    return seat != null && Reputation.of(view, seat).red() > 0;
  }
}
