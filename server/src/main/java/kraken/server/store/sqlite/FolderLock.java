package kraken.server.store.sqlite;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import kraken.server.store.db.UnusableStoreException;

/**
 * Locks a folder, so that no second server opens it. The system releases the lock when the process
 * dies.
 */
final class FolderLock implements AutoCloseable {

  private final FileChannel channel;

  private FolderLock(FileChannel channel) {
    this.channel = channel;
  }

  static FolderLock on(Path folder) throws UnusableStoreException {
    try {
      Files.createDirectories(folder);
      FileChannel channel =
          FileChannel.open(
              folder.resolve("kraken.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      return locked(folder, channel);
    } catch (IOException forbidden) {
      throw new UnusableStoreException("Nothing can be written to the folder " + folder + ".");
    }
  }

  private static FolderLock locked(Path folder, FileChannel channel)
      throws IOException, UnusableStoreException {
    try {
      if (channel.tryLock() != null) {
        return new FolderLock(channel);
      }
    } catch (OverlappingFileLockException ours) {
      // this process holds the lock itself
    }
    channel.close();
    throw new UnusableStoreException("Another server is using the folder " + folder + " already.");
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
