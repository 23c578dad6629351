package kraken.wire;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kraken.json.GameTypes;
import kraken.kit.Game;
import kraken.kit.Option;
import kraken.shelf.Shelf;
import kraken.tables.Opening;
import kraken.tables.command.ClientMessage;
import kraken.tables.lists.GameTold;
import kraken.tables.lists.TableLists;
import kraken.tables.past.ExportedGame;
import kraken.tables.past.ReplayStep;
import kraken.tables.told.Message;
import kraken.tables.told.StoryTold;

/**
 * Writes {@code table.d.ts} and a file for each game into the folder that it is given. A file that
 * would not change is left alone, so that a running page is not reloaded.
 */
final class WireTypes {

  private static final List<Class<?>> OF_TABLES =
      List.of(
          Message.class,
          ClientMessage.class,
          Opening.class,
          Option.class,
          GameTold.class,
          TableLists.class,
          StoryTold.class,
          ReplayStep.class,
          ExportedGame.class);

  private WireTypes() {}

  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    write(folder, "table", OF_TABLES);
    for (Game<?, ?, ?, ?> game : Shelf.GAMES) {
      write(folder, game.about().id(), typesOf(game));
    }
  }

  /** The game's moves, views and events; its state never leaves the server. */
  private static List<Class<?>> typesOf(Game<?, ?, ?, ?> game) {
    GameTypes<?, ?, ?> types = GameTypes.of(game);
    return List.of(types.move(), types.view(), types.event());
  }

  private static void write(Path folder, String name, List<Class<?>> roots) throws IOException {
    Path file = folder.resolve(name + ".d.ts");
    String text = Declarations.of(roots);
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.writeString(file, text);
    }
  }
}
