package kraken.tables.lesson;

import java.util.List;
import java.util.SortedMap;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.tables.command.Command;
import org.jspecify.annotations.Nullable;

/**
 * A lesson as a game brings it, in its resource {@code lesson.json}.
 *
 * @param options the variants that differ from the standard
 * @param learner the seat of the learner; bots hold all others
 * @param luck what the sea draws before the first step
 * @param begin what the seats do before the first step, in order
 */
public record LessonScript(
    int players,
    SortedMap<String, String> options,
    Seat learner,
    List<Numbers> luck,
    List<Command> begin,
    List<Step> steps) {

  /**
   * One idea.
   *
   * @param say the key of the text; pages have it in every language
   * @param point the places of the board that the text is about
   * @param act what the learner is to do; null where there is only something to read
   * @param then what the other seats do after that, or the learner without being asked
   * @param luck what the sea draws in this step
   * @param leaps true where a page shows at once what comes of it, and no scene: many turns
   */
  public record Step(
      String say,
      List<String> point,
      @Nullable Command act,
      List<Command> then,
      List<Numbers> luck,
      @Nullable Boolean leaps) {}
}
