package kraken.server.store.postgres;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import kraken.tables.log.Journal;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Listens to what other servers announce. A connection that is lost is opened anew, and since
 * nobody knows what was announced in between, everything counts as changed then.
 */
final class PostgresNotifications implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PostgresNotifications.class);
  private static final int QUIET = (int) Duration.ofSeconds(1).toMillis();
  private static final int PATIENCE = (int) Duration.ofSeconds(3).toSeconds();
  private static final Duration BEFORE_ANOTHER_TRY = Duration.ofMillis(200);

  private final String address;
  private final String server;
  private final Journal.Listener ear;
  private final RemoteWatchers remoteWatchers;
  private final Thread thread;
  private volatile boolean closed;

  private PostgresNotifications(
      String address, String server, Journal.Listener ear, RemoteWatchers remoteWatchers) {
    this.address = address;
    this.server = server;
    this.ear = ear;
    this.remoteWatchers = remoteWatchers;
    this.thread = Thread.ofPlatform().daemon().name("store-ears").unstarted(this::run);
  }

  static PostgresNotifications open(
      String address, String server, Journal.Listener ear, RemoteWatchers remoteWatchers) {
    PostgresNotifications notifications =
        new PostgresNotifications(address, server, ear, remoteWatchers);
    notifications.thread.start();
    return notifications;
  }

  private void run() {
    while (!closed) {
      try (Connection connection = DriverManager.getConnection(address, impatience())) {
        listen(connection);
      } catch (SQLException | RuntimeException lost) {
        LOG.warn("the database does not tell what other servers write: {}", lost.getMessage());
        pause();
      }
    }
  }

  /** Without it, a line that is dead from the beginning would be waited for without end. */
  private static Properties impatience() {
    Properties properties = new Properties();
    for (String timeout : List.of("connectTimeout", "loginTimeout", "socketTimeout")) {
      properties.setProperty(timeout, Integer.toString(PATIENCE));
    }
    return properties;
  }

  private void listen(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("listen " + PostgresPeers.CHANNEL);
      statement.execute("listen " + RemoteWatchers.CHANNEL);
    }
    ear.mayHaveMissedSomething();
    PGConnection notices = connection.unwrap(PGConnection.class);
    while (!closed) {
      @Nullable PGNotification[] heard = notices.getNotifications(QUIET);
      if (heard == null || heard.length == 0) {
        check(connection);
      } else {
        hear(heard);
      }
    }
  }

  /** A line that is dead on the other side stays silent for ever if it is not asked. */
  private static void check(Connection connection) throws SQLException {
    if (!connection.isValid(2)) {
      throw new SQLException("the line is dead");
    }
  }

  private void hear(@Nullable PGNotification[] heard) {
    for (PGNotification notification : heard) {
      if (notification != null && notification.getName().equals(RemoteWatchers.CHANNEL)) {
        remoteWatchers.hear(notification.getParameter());
      } else if (notification != null) {
        ChangeNotice notice = ChangeNotice.read(notification.getParameter());
        if (!notice.server().equals(server)) {
          notice.tables().forEach(ear::changed);
        }
      }
    }
  }

  private void pause() {
    try {
      Thread.sleep(BEFORE_ANOTHER_TRY);
    } catch (InterruptedException stopped) {
      closed = true;
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
  }
}
