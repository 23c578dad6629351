package kraken.server.store;

import java.io.IOException;

/** Limits the size of the files of a running process, so that it fails as on a full disk. */
public final class DiskSpace {

  private DiskSpace() {}

  /**
   * Sets the limit.
   *
   * @param bytes a number, or {@code unlimited}
   */
  public static void limit(long process, String bytes) throws IOException, InterruptedException {
    new ProcessBuilder("prlimit", "--pid", Long.toString(process), "--fsize=" + bytes + ":")
        .inheritIO()
        .start()
        .waitFor();
  }
}
