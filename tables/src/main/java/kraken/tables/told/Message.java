package kraken.tables.told;

import java.util.List;
import kraken.tables.command.Reply;
import org.jspecify.annotations.Nullable;

/** What the server sends to a viewer over the socket. */
public sealed interface Message {

  /** The whole table: the first message, and one whenever a Step would not be enough. */
  record Whole(TableTold table) implements Message {}

  /**
   * What has happened since the message before.
   *
   * @param number the number of the last entry in it
   * @param play the game after it; null where it has not changed
   */
  record Step(long number, List<Happening> happenings, @Nullable PlayTold play)
      implements Message {}

  /** Who is at the table now. It is no entry of the log, and comes whenever it changes. */
  record Attendance(AttendanceTold attendance) implements Message {}

  /** The reply to a request of the viewer. It comes after the Step that the request has caused. */
  record Answered(Reply reply) implements Message {}
}
