package kraken.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kraken.api.ApiRecords;
import kraken.json.GameTypes;
import kraken.kit.Game;
import kraken.shelf.Shelf;

/**
 * Writes the types of the wire and of each game into the folder that it is given, with constants
 * and with examples that the page's type check compares with the types. A file that would not
 * change is left alone, so that a running page is not reloaded.
 */
final class WireTypes {

  private final Path folder;

  private WireTypes(Path folder) {
    this.folder = folder;
  }

  public static void main(String[] args) throws IOException {
    WireTypes types = new WireTypes(Files.createDirectories(Path.of(args[0])));
    types.write("table.d.ts", Declarations.of(ApiRecords.ALL));
    types.write("table.examples.ts", ExampleFile.ofRecords(ApiRecords.ALL));
    types.write("constants.ts", Constants.ofTables());
    for (Game<?, ?, ?, ?> game : Shelf.GAMES) {
      types.write(game);
    }
  }

  /** The game's moves, views and events; its state never leaves the server. */
  private void write(Game<?, ?, ?, ?> game) throws IOException {
    String id = game.about().id();
    GameTypes<?, ?, ?> types = GameTypes.of(game);
    write(id + ".d.ts", Declarations.of(List.of(types.move(), types.view(), types.event())));
    write(id + ".examples.ts", ExampleFile.ofGame(game));
    if (!game.claims().isEmpty()) {
      write(id + ".claims.ts", Constants.ofClaims(game.claims()));
    }
    if (game.features().isPresent()) {
      write(id + ".reasons.ts", Constants.ofReasons(game.features().get().subjects()));
    } else if (!game.instincts().isEmpty()) {
      write(id + ".reasons.ts", Constants.ofReasons(game.instincts().getLast().subjects()));
    }
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.writeString(file, text);
    }
  }
}
