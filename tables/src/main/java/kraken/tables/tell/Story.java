package kraken.tables.tell;

import java.util.ArrayList;
import java.util.List;
import kraken.tables.Person;
import kraken.tables.fold.Fold;
import kraken.tables.log.Entry;
import kraken.tables.model.Table;
import kraken.tables.told.Happening;
import kraken.tables.told.StoryTold;
import org.jspecify.annotations.Nullable;

/**
 * Tells again what a viewer has heard. Each entry is told to the ears that the viewer had when it
 * was made: who has taken over a seat since does not hear what was whispered to it before, and who
 * has given one away has still heard it.
 */
public final class Story {

  private Story() {}

  /**
   * The story so far.
   *
   * @param opened the table after its first entry
   * @param later the entries after that one
   */
  public static StoryTold of(Table opened, List<Entry> later, @Nullable Person viewer) {
    String person = viewer == null ? null : viewer.id();
    List<Happening> happenings = new ArrayList<>();
    Table table = opened;
    for (Entry entry : later) {
      Table.Step step = Fold.step(table, entry);
      table = step.table();
      happenings.addAll(
          News.happenings(List.of(step.applied()), table, Perspective.of(table, person)));
    }
    return new StoryTold(Perspective.of(table, person).number(), happenings);
  }
}
