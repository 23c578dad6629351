package kraken.tables.told;

import java.util.List;
import kraken.tables.command.Reply;
import org.jspecify.annotations.Nullable;

/** What goes to a viewer over the socket. */
public sealed interface Message {

  /** First, and whenever the viewer has missed too much. */
  record Whole(TableTold table) implements Message {}

  /**
   * What has come since the message before.
   *
   * @param number of the last entry in it
   * @param play the game after it, where it has changed
   */
  record Step(long number, List<Happening> happenings, @Nullable PlayTold play)
      implements Message {}

  /** To a request of the viewer's own; it comes after the step that it caused. */
  record Answered(Reply reply) implements Message {}
}
