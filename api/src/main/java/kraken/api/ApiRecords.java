package kraken.api;

import java.util.List;
import kraken.kit.Option;
import kraken.tables.Opening;
import kraken.tables.command.ClientMessage;
import kraken.tables.lesson.LessonTold;
import kraken.tables.lists.GameTold;
import kraken.tables.lists.TableLists;
import kraken.tables.lists.TablePage;
import kraken.tables.past.ExportedGame;
import kraken.tables.past.ReplayStep;
import kraken.tables.past.ReviewTold;
import kraken.tables.told.Message;
import kraken.tables.told.MissedTold;
import kraken.tables.told.StoryTold;

/**
 * The records that server and clients exchange, apart from the games' own moves, views and events.
 */
public final class ApiRecords {

  /** The roots; the types of their fields belong to the wire as well. */
  public static final List<Class<?>> ALL =
      List.of(
          Message.class,
          ClientMessage.class,
          Opening.class,
          Option.class,
          GameTold.class,
          LessonTold.class,
          TableLists.class,
          TablePage.class,
          StoryTold.class,
          MissedTold.class,
          ReplayStep.class,
          ReviewTold.class,
          ExportedGame.class,
          Self.class,
          Name.class,
          OpenedTable.class,
          Forgotten.class,
          Problem.class,
          Health.class,
          PushKey.class,
          PushWish.class,
          ContactTold.class,
          ContactWish.class);

  private ApiRecords() {}
}
