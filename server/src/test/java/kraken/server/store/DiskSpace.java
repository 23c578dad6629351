package kraken.server.store;

import java.io.IOException;

/** How long the files of a running process may grow: what ends there ends as on a full disk. */
public final class DiskSpace {

  private DiskSpace() {}

  /**
   * Sets it from outside.
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
