package kraken.tables.told;

import java.util.List;

/**
 * All that a viewer was told at a table.
 *
 * @param number the number of the last entry in it, as the viewer was told it; later Steps continue
 *     from here
 */
public record StoryTold(long number, List<Happening> happenings) {

  public StoryTold {
    happenings = List.copyOf(happenings);
  }
}
