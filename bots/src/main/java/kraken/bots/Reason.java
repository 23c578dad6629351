package kraken.bots;

import kraken.kit.Argument;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What speaks for a line or against it.
 *
 * @param subject what it is about, as {@link kraken.kit.Features#subject} or an {@link Argument}
 *     calls it
 * @param better whether this line does better in it than the others
 * @param about the player whom it is about; null where it is about none
 * @param number what is counted of that player; 0 where nothing is
 */
public record Reason(String subject, boolean better, @Nullable Seat about, int number) {

  Reason(String subject, boolean better) {
    this(subject, better, null, 0);
  }

  static Reason of(Argument argument) {
    return new Reason(argument.subject(), argument.better(), argument.about(), argument.number());
  }
}
