package kraken.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import kraken.server.store.db.Statements;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.tables.live.Eventually;
import org.jspecify.annotations.Nullable;

/** Starts a PostgreSQL on this machine with synchronous commits. */
public final class RealPostgres {

  /**
   * Below the ports that the system gives to outgoing connections, so that none of those takes one
   * meanwhile.
   */
  private static final int FIRST_PORT = 20_000;

  private static final int PORTS = 12_000;

  private static final AtomicInteger DATABASES = new AtomicInteger();
  private static @Nullable EmbeddedPostgres server;
  private static @Nullable String upToDate;

  private RealPostgres() {}

  /** The address of a new database that is up to date: a copy of one that was brought there. */
  public static synchronized String freshDatabase() {
    if (upToDate == null) {
      upToDate = broughtUpToDate();
    }
    return created(upToDate);
  }

  private static String broughtUpToDate() {
    String address = created("template0");
    try {
      Database.open(new StoreLocation.Shared(address)).close();
      String name = "kraken" + DATABASES.get();
      Eventually.that("nobody uses what is copied", () -> !isUsed(name));
      return name;
    } catch (UnusableStoreException | InterruptedException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private static boolean isUsed(String database) {
    try (Connection connection = DriverManager.getConnection(address("postgres"))) {
      return !new Statements(connection)
          .text("select count(*) from pg_stat_activity where datname = ?", database)
          .equals("0");
    } catch (SQLException broken) {
      throw new IllegalStateException(broken);
    }
  }

  /** The address of a new database in which there is nothing. */
  static synchronized String emptyDatabase() {
    return created("template0");
  }

  private static String created(String template) {
    String name = "kraken" + DATABASES.incrementAndGet();
    try (Connection connection = DriverManager.getConnection(address("postgres"));
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name + " template " + template);
    } catch (SQLException broken) {
      throw new IllegalStateException(broken);
    }
    return address(name);
  }

  private static String address(String database) {
    if (server == null) {
      server = startedInAFolderRemovedLater();
    }
    return server.getJdbcUrl("postgres", database);
  }

  /**
   * It stops with this process, which does not wait until the many files of its databases are gone:
   * that takes half a minute.
   */
  private static EmbeddedPostgres startedInAFolderRemovedLater() {
    try {
      Path folder = Files.createTempDirectory("kraken-postgres");
      new ProcessBuilder(
              "sh",
              "-c",
              "while kill -0 $1 2> /dev/null; do sleep 1; done; rm -rf \"$2\"",
              "sh",
              String.valueOf(ProcessHandle.current().pid()),
              folder.toString())
          .redirectOutput(Redirect.DISCARD)
          .redirectError(Redirect.DISCARD)
          .start();
      return started(
          EmbeddedPostgres.builder()
              .setDataDirectory(folder)
              .setCleanDataDirectory(false)
              .setPort(freePort()));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Starts it; it stops with this process. */
  public static EmbeddedPostgres started() {
    return started(EmbeddedPostgres.builder().setPort(freePort()));
  }

  /** A random free port, so that two tests that start at once hardly choose the same. */
  static int freePort() {
    while (true) {
      int port = FIRST_PORT + ThreadLocalRandom.current().nextInt(PORTS);
      try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return port;
      } catch (IOException taken) {
        // taken: try another
      }
    }
  }

  static EmbeddedPostgres started(EmbeddedPostgres.Builder builder) {
    try {
      return builder
          .setPGStartupWait(Eventually.PATIENCE)
          .setServerConfig("fsync", "on")
          .setServerConfig("synchronous_commit", "on")
          .setServerConfig("full_page_writes", "on")
          .start();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
