package kraken.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import kraken.server.store.db.Backend;
import kraken.server.store.db.UnusableStoreException;

/** Opens the SQLite file of a folder, for one server. */
public final class Sqlite {

  public static final String FILE = "kraken.db";

  private static final int MOST_UNSAVED = 32_000;

  private Sqlite() {}

  public static Backend in(Path folder) throws UnusableStoreException {
    return in(folder, MOST_UNSAVED);
  }

  public static Backend in(Path folder, int mostUnsaved) throws UnusableStoreException {
    NoPeers alone = new NoPeers(FolderLock.on(folder));
    unpackLibraryIn(folder);
    return new Backend(new SqliteDialect(folder.resolve(FILE), new Trails(mostUnsaved)), alone);
  }

  private static void unpackLibraryIn(Path folder) throws UnusableStoreException {
    try {
      NativeLibrary.unpackIn(folder);
    } catch (IOException forbidden) {
      throw new UnusableStoreException("Nothing can be written to the folder " + folder + ".");
    }
  }

  /** The file of the folder; fails where there is none of ours, and creates nothing. */
  public static Path fileIn(Path folder) throws UnusableStoreException {
    Path file = folder.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      throw new UnusableStoreException("There are no tables in the folder " + folder + ".");
    }
    StoreFile.mustBeStore(file);
    return file;
  }
}
