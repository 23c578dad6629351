package kraken.tables.told;

import java.util.List;

/**
 * All that a viewer has heard at a table.
 *
 * @param number of the last entry in it, as the viewer was told it; later steps go on from here
 */
public record StoryTold(long number, List<Happening> happenings) {

  public StoryTold {
    happenings = List.copyOf(happenings);
  }
}
