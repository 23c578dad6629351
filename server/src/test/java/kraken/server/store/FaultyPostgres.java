package kraken.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** A PostgreSQL that can be stopped, killed and started again, and whose disk can be full. */
public final class FaultyPostgres implements AutoCloseable {

  /**
   * The limit of a file on a full disk, in bytes. Segments of the write-ahead log are no longer, so
   * only the table of entries meets it.
   */
  private static final int FULL = 16 * 1024 * 1024;

  private final Path folder;
  private EmbeddedPostgres server;

  private FaultyPostgres(Path folder, EmbeddedPostgres server) {
    this.folder = folder;
    this.server = server;
  }

  public static FaultyPostgres in(Path folder) {
    return new FaultyPostgres(
        folder, RealPostgres.started(kept(folder).setPort(RealPostgres.freePort())));
  }

  private static EmbeddedPostgres.Builder kept(Path folder) {
    return EmbeddedPostgres.builder().setDataDirectory(folder).setCleanDataDirectory(false);
  }

  public int port() {
    return server.getPort();
  }

  public String address() {
    return server.getJdbcUrl("postgres", "postgres");
  }

  /** Stops it in an orderly way. */
  public void stop() throws IOException {
    server.close();
  }

  /** Kills all its processes at once, as a power cut does. */
  public void kill() throws IOException {
    List<ProcessHandle> all = processes();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(process ->
        process.onExit().join()); // a process that is left would keep the next start from working
    server.close();
  }

  /** Starts it again at the same port, with its data. */
  public void start() {
    server = RealPostgres.started(kept(folder).setPort(server.getPort()));
  }

  private List<ProcessHandle> processes() throws IOException {
    String pid = Files.readAllLines(folder.resolve("postmaster.pid")).getFirst().strip();
    ProcessHandle parent = ProcessHandle.of(Long.parseLong(pid)).orElseThrow();
    List<ProcessHandle> all = new ArrayList<>(List.of(parent));
    all.addAll(parent.descendants().toList());
    return all;
  }

  /**
   * Makes the table of entries larger than the limit, so that writes fail once the disk is full.
   */
  public void growBeyondFullDisk() throws SQLException {
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "insert into entry select 'filler', n, 0, '', repeat(md5(n::text), 55)"
              + " from generate_series(1, 10000) n");
    }
  }

  /** Lets writes fail as on a full disk, until {@link #freeDisk}. */
  public void fillDisk() throws IOException, InterruptedException {
    limitFiles(Integer.toString(FULL));
  }

  public void freeDisk() throws IOException, InterruptedException {
    limitFiles("unlimited");
  }

  private void limitFiles(String limit) throws IOException, InterruptedException {
    for (ProcessHandle process : processes()) {
      DiskSpace.limit(process.pid(), limit);
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
