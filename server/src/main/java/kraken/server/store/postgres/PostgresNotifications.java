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
 * Receives the notifications of other servers, on a thread of its own. When the connection is lost
 * it opens a new one, and tells the listener that it may have missed changes.
 */
final class PostgresNotifications implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PostgresNotifications.class);
  private static final int WAIT_MILLIS = (int) Duration.ofSeconds(1).toMillis();
  private static final int TIMEOUT_SECONDS = (int) Duration.ofSeconds(3).toSeconds();
  private static final Duration BETWEEN_TRIES = Duration.ofMillis(200);

  private final String address;
  private final String server;
  private final Journal.Listener listener;
  private final RemoteWatchers remoteWatchers;
  private final PeerAttendance peerAttendance;
  private final Thread thread;
  private volatile boolean closed;

  private PostgresNotifications(
      String address,
      String server,
      Journal.Listener listener,
      RemoteWatchers remoteWatchers,
      PeerAttendance peerAttendance) {
    this.address = address;
    this.server = server;
    this.listener = listener;
    this.remoteWatchers = remoteWatchers;
    this.peerAttendance = peerAttendance;
    this.thread = Thread.ofPlatform().daemon().name("store-notifications").unstarted(this::run);
  }

  static PostgresNotifications open(
      String address,
      String server,
      Journal.Listener listener,
      RemoteWatchers remoteWatchers,
      PeerAttendance peerAttendance) {
    PostgresNotifications notifications =
        new PostgresNotifications(address, server, listener, remoteWatchers, peerAttendance);
    notifications.thread.start();
    return notifications;
  }

  private void run() {
    while (!closed) {
      try (Connection connection = DriverManager.getConnection(address, timeouts())) {
        listen(connection);
      } catch (SQLException | RuntimeException lost) {
        LOG.warn("the database does not tell what other servers write: {}", lost.getMessage());
        pause();
      }
    }
  }

  /** Without timeouts the thread would wait forever for a connection that never answers. */
  private static Properties timeouts() {
    Properties properties = new Properties();
    for (String timeout : List.of("connectTimeout", "loginTimeout", "socketTimeout")) {
      properties.setProperty(timeout, Integer.toString(TIMEOUT_SECONDS));
    }
    return properties;
  }

  private void listen(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("listen " + PostgresPeers.CHANNEL);
      statement.execute("listen " + RemoteWatchers.CHANNEL);
      statement.execute("listen " + PeerAttendance.CHANNEL);
    }
    listener.mayHaveMissedSomething();
    PGConnection unwrapped = connection.unwrap(PGConnection.class);
    while (!closed) {
      peerAttendance.round();
      @Nullable PGNotification[] received = unwrapped.getNotifications(WAIT_MILLIS);
      if (received == null || received.length == 0) {
        check(connection);
      } else {
        handle(received);
      }
    }
  }

  /**
   * Asks the database for a sign of life: a connection that broke on the other side is only silent.
   */
  private static void check(Connection connection) throws SQLException {
    if (!connection.isValid(2)) {
      throw new SQLException("the connection is dead");
    }
  }

  private void handle(@Nullable PGNotification[] received) {
    for (PGNotification notification : received) {
      if (notification != null) {
        handle(notification.getName(), notification.getParameter());
      }
    }
  }

  private void handle(String channel, String text) {
    switch (channel) {
      case RemoteWatchers.CHANNEL -> remoteWatchers.receive(text);
      case PeerAttendance.CHANNEL -> peerAttendance.receive(text);
      default -> {
        ChangeNotification notification = ChangeNotification.read(text);
        if (!notification.server().equals(server)) {
          notification.tables().forEach(listener::changed);
        }
      }
    }
  }

  private void pause() {
    try {
      Thread.sleep(BETWEEN_TRIES);
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
