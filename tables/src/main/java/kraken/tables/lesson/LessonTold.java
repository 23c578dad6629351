package kraken.tables.lesson;

import java.util.List;
import kraken.json.OmitNull;
import kraken.tables.command.Command;
import kraken.tables.told.Message;
import kraken.tables.told.StoryTold;
import kraken.tables.told.TableTold;
import org.jspecify.annotations.Nullable;

/**
 * A whole lesson as its learner may see it. A page shows it step by step.
 *
 * @param table before the first step
 * @param story what has happened before it
 */
public record LessonTold(TableTold table, StoryTold story, List<Step> steps) {

  public LessonTold {
    steps = List.copyOf(steps);
  }

  /**
   * One idea.
   *
   * @param say the key of the text
   * @param point the places of the board that the text is about
   * @param act what the learner is to do; null where there is only something to read
   * @param then what is told after it, as at a real table
   * @param leaps true where that is shown at once, without its scenes
   */
  public record Step(
      String say,
      List<String> point,
      @Nullable Command act,
      List<Message.Step> then,
      @OmitNull @Nullable Boolean leaps) {

    public Step {
      point = List.copyOf(point);
      then = List.copyOf(then);
    }
  }
}
