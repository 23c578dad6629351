package kraken.games.cheating;

import java.nio.file.Files;
import java.nio.file.Path;

/** A game that reads a file. */
public final class Reader {

  boolean hasSave() {
    return Files.exists(Path.of("save"));
  }
}
