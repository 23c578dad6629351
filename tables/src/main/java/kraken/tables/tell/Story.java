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
 * Tells a viewer again what the viewer was told before. Each entry is told from the perspective
 * that the viewer had when it was made. A viewer who has taken over a seat since does not hear what
 * was told only to that seat before; one who has given a seat away hears it still.
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
