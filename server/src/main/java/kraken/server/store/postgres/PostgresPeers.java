package kraken.server.store.postgres;

import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import kraken.server.store.db.Peers;
import kraken.server.store.db.Reader;
import kraken.server.store.db.Statements;
import kraken.server.store.db.SweepSchedule;
import kraken.tables.Person;
import kraken.tables.log.Journal;
import org.jspecify.annotations.Nullable;

/** The other servers that use the same PostgreSQL. They notify each other through it. */
public final class PostgresPeers implements Peers {

  static final String CHANNEL = "kraken_tables";

  /** A notification holds at most 8,000 bytes; the id of a table has 26 letters. */
  private static final int TABLES_IN_A_NOTIFICATION = 250;

  private static final String NOTIFY = "select pg_notify('" + CHANNEL + "', ?)";

  private static final String COUNT =
      "insert into last_commit (server, number, at) values (?, ?, now())"
          + " on conflict (server) do update set number = excluded.number, at = excluded.at";

  /** An insert, since it waits for a first insert that is still uncommitted. */
  private static final String LAST_COUNT =
      "insert into last_commit (server, number, at) values (?, 0, now())"
          + " on conflict (server) do update set at = excluded.at returning number";

  private final String address;
  private final String server = UUID.randomUUID().toString();
  private long commits;
  private @Nullable PostgresNotifications notifications;
  private @Nullable RemoteWatchers remoteWatchers;
  private @Nullable PeerAttendance peerAttendance;
  private @Nullable DatabaseClock clock;

  public PostgresPeers(String address) {
    this.address = address;
  }

  @Override
  public boolean isShared() {
    return true;
  }

  /** PostgreSQL delivers the notifications when the transaction is committed. */
  @Override
  public long announce(Statements statements, Collection<String> tables) throws SQLException {
    List<String> all = new ArrayList<>(tables);
    int from = 0;
    while (all.size() - from > TABLES_IN_A_NOTIFICATION) {
      statements.text(NOTIFY, notification(all.subList(from, from + TABLES_IN_A_NOTIFICATION)));
      from += TABLES_IN_A_NOTIFICATION;
    }
    commits++;
    if (all.isEmpty()) {
      statements.update(COUNT, server, commits);
    } else { // one statement: each costs a round trip
      String last = notification(all.subList(from, all.size()));
      statements.text("with counted as (" + COUNT + ") " + NOTIFY, server, commits, last);
    }
    return commits;
  }

  private String notification(List<String> tables) {
    return new ChangeNotification(server, tables).text();
  }

  /**
   * The count is written in the same transaction, so reading it waits until that has ended.
   * PostgreSQL's own transaction ids do not help: after a crash it may give the same id to another
   * transaction.
   */
  @Override
  public boolean hasCommitted(Statements statements, long transaction) throws SQLException {
    String last = statements.text(LAST_COUNT, server);
    statements.commit();
    return last.equals(Long.toString(transaction));
  }

  @Override
  public void listen(Journal.Listener listener, Reader reader) {
    remoteWatchers = new RemoteWatchers(reader, server, listener);
    peerAttendance = new PeerAttendance(reader, server, listener, System::nanoTime);
    notifications =
        PostgresNotifications.open(address, server, listener, remoteWatchers, peerAttendance);
  }

  @Override
  public void tellConnected(String table) {
    if (peerAttendance != null) {
      peerAttendance.tell(table);
    }
  }

  @Override
  public void askConnected(String table) {
    if (peerAttendance != null) {
      peerAttendance.ask(table);
    }
  }

  @Override
  public CompletableFuture<List<Person>> watchersElsewhere(String table) {
    return remoteWatchers == null
        ? CompletableFuture.completedFuture(List.of())
        : remoteWatchers.elsewhere(table);
  }

  @Override
  public InstantSource clock(InstantSource own, Reader reader) {
    clock = DatabaseClock.started(own, () -> now(reader));
    return clock;
  }

  private static long now(Reader reader) {
    return reader.read(handle ->
        handle
            .createQuery("select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)")
            .mapTo(Long.class)
            .one());
  }

  @Override
  public SweepSchedule sweepSchedule(DataSource source, InstantSource clock, Runnable work) {
    return SweepSchedule.shared(source, clock, server, work);
  }

  @Override
  public void close() {
    if (notifications != null) {
      notifications.close();
    }
    if (clock != null) {
      clock.close();
    }
  }
}
