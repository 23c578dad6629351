package kraken.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import kraken.tables.live.Eventually;
import org.jspecify.annotations.Nullable;

/** A PostgreSQL of this machine, with its promises switched on: a commit is on the disk. */
public final class RealPostgres {

  /** Below those that the system gives to connections: nobody else takes one meanwhile. */
  private static final int FIRST_PORT = 20_000;

  private static final int PORTS = 12_000;

  private static final AtomicInteger DATABASES = new AtomicInteger();
  private static @Nullable EmbeddedPostgres server;

  private RealPostgres() {}

  /** The address of a new, empty database. */
  public static synchronized String freshDatabase() {
    if (server == null) {
      server = started();
    }
    String name = "kraken" + DATABASES.incrementAndGet();
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException broken) {
      throw new IllegalStateException(broken);
    }
    return server.getJdbcUrl("postgres", name);
  }

  /** Stopped with the process that started it. */
  public static EmbeddedPostgres started() {
    return started(EmbeddedPostgres.builder().setPort(freePort()));
  }

  /** A port that is free now, and that another start of a test hardly tries at the same time. */
  static int freePort() {
    while (true) {
      int port = FIRST_PORT + ThreadLocalRandom.current().nextInt(PORTS);
      try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return port;
      } catch (IOException taken) {
        // there are others
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
