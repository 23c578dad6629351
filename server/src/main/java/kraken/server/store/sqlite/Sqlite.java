package kraken.server.store.sqlite;

import java.nio.file.Files;
import java.nio.file.Path;
import kraken.server.store.db.Backend;
import kraken.server.store.db.UnusableStoreException;

/** One file in a folder, and one server that writes to it. */
public final class Sqlite {

  public static final String FILE = "kraken.db";

  private static final int MOST_FRESH = 32_000;

  private Sqlite() {}

  public static Backend in(Path folder) throws UnusableStoreException {
    return in(folder, MOST_FRESH);
  }

  public static Backend in(Path folder, int mostFresh) throws UnusableStoreException {
    NoPeers alone = new NoPeers(FolderLock.on(folder));
    return new Backend(new SqliteDialect(folder.resolve(FILE), new Trails(mostFresh)), alone);
  }

  /** The file of a folder that has tables, for those who must not make one. */
  public static Path fileIn(Path folder) throws UnusableStoreException {
    Path file = folder.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      throw new UnusableStoreException("There are no tables in the folder " + folder + ".");
    }
    return file;
  }
}
