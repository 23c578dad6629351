package kraken.server.store.sqlite;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where the driver of SQLite unpacks its library. In the system's temporary folder each server that
 * is killed would leave one, and servers that start at the same moment would clean up the same
 * files. The folder of the data has one server only, which removes what the last one left.
 */
final class NativeLibrary {

  static final String FOLDER = "native";

  private static final String SETTING = "org.sqlite.tmpdir";

  /** What the operator wants, if anything: a folder of data may be on a disk that runs nothing. */
  private static final @Nullable String GIVEN = System.getProperty(SETTING);

  private NativeLibrary() {}

  /** To be called with the lock on the folder, before the driver is used. */
  static void unpackIn(Path folder) throws IOException {
    if (GIVEN != null) {
      return;
    }
    Path place = Files.createDirectories(folder.resolve(FOLDER));
    try (DirectoryStream<Path> left = Files.newDirectoryStream(place, "sqlite-*")) {
      for (Path file : left) {
        Files.deleteIfExists(file);
      }
    }
    System.setProperty(SETTING, place.toAbsolutePath().toString());
  }
}
