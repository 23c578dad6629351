package kraken.server.store.db;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import kraken.tables.log.Journal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one thread that writes. What has gathered while the last commit was under way shares the next
 * one, so a hundred busy tables cost one wait for the disk, not a hundred.
 */
public final class Writer implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
  private static final int MOST_AT_ONCE = 2_000;
  private static final String NO_TABLE = "";
  private static final Duration UNTIL_IN_DOUBT = Duration.ofSeconds(20);
  private static final Duration BEFORE_ANOTHER_QUESTION = Duration.ofMillis(50);
  private static final int TELLERS = Runtime.getRuntime().availableProcessors();

  private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
  private final ExecutorService tellers = Executors.newVirtualThreadPerTaskExecutor();
  private final HikariDataSource source;
  private final Backend backend;
  private final StoreListener watch;
  private final Thread thread;
  private final Job last = new Job(NO_TABLE, _ -> null, new CompletableFuture<>());
  private @Nullable Statements statements;
  private boolean closed;

  /** Part of a transaction. What it throws fails the whole of it; a refusal is an answer. */
  public @FunctionalInterface interface Write {
    /** Why nothing of this was written, or null where all of it was. */
    @Nullable RuntimeException on(Statements statements) throws SQLException;
  }

  private record Job(String table, Write write, CompletableFuture<Void> done) {}

  private record Told(Job job, @Nullable RuntimeException refusal) {
    void tell() {
      if (refusal == null) {
        job.done().complete(null);
      } else {
        job.done().completeExceptionally(refusal);
      }
    }
  }

  private Writer(HikariDataSource source, Backend backend, StoreListener watch) {
    this.source = source;
    this.backend = backend;
    this.watch = watch;
    this.thread = Thread.ofPlatform().name("store-writer").unstarted(this::run);
  }

  /**
   * With a file connected from the start: what a server that was cut off has left is in order
   * before anybody reads.
   */
  public static Writer started(HikariDataSource source, Backend backend, StoreListener watch)
      throws SQLException {
    Writer writer = new Writer(source, backend, watch);
    if (!backend.isShared()) {
      writer.connected();
    }
    writer.thread.start();
    return writer;
  }

  public CompletableFuture<Void> submit(Write write) {
    return submit(NO_TABLE, write);
  }

  /**
   * Completes when the write to this table is durable, on a thread on which others hear of theirs
   * next: nobody may wait for anything on it.
   */
  public CompletableFuture<Void> submit(String table, Write write) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    synchronized (this) {
      if (closed) {
        return CompletableFuture.failedFuture(new IllegalStateException("the store is closed"));
      }
      jobs.add(new Job(table, write, done));
    }
    return done;
  }

  public int waiting() {
    return jobs.size();
  }

  private void run() {
    boolean stopped = false;
    while (!stopped) {
      List<Job> batch = gathered();
      stopped = batch.remove(last);
      if (!batch.isEmpty()) { // who has only read leaves no trace, not even of the end
        commit(batch);
      }
    }
  }

  /** Always in the order of tables: of two servers that write to the same, none waits for ever. */
  private List<Job> gathered() {
    List<Job> batch = new ArrayList<>();
    try {
      batch.add(jobs.take());
    } catch (InterruptedException uncalledFor) {
      return batch;
    }
    jobs.drainTo(batch, MOST_AT_ONCE);
    batch.sort(Comparator.comparing(Job::table));
    return batch;
  }

  private void commit(List<Job> batch) {
    try {
      long began = System.nanoTime();
      List<Told> told = written(batch, connected());
      watch.committed(Duration.ofNanos(System.nanoTime() - began));
      tell(told);
    } catch (SQLException | RuntimeException broken) {
      LOG.error("{} writes failed", batch.size(), broken);
      disconnect();
      RuntimeException failure =
          broken instanceof Journal.InDoubtException doubt
              ? doubt
              : new IllegalStateException("the store failed", broken);
      tell(batch.stream().map(job -> new Told(job, failure)).toList());
    }
  }

  private List<Told> written(List<Job> batch, Statements connection) throws SQLException {
    List<Told> told = new ArrayList<>(batch.size());
    Set<String> tables = new LinkedHashSet<>();
    for (Job job : batch) {
      RuntimeException refusal = job.write().on(connection);
      told.add(new Told(job, refusal));
      if (refusal == null && !job.table().equals(NO_TABLE)) {
        tables.add(job.table());
      }
    }
    backend.dialect().beforeCommit(connection);
    long transaction = backend.peers().announce(connection, tables);
    try {
      connection.commit();
    } catch (SQLException broken) {
      disconnect();
      if (!hasCommitted(transaction, broken)) {
        throw broken;
      }
    }
    return told;
  }

  /** Where the line breaks in the middle of a commit, the database knows what has become of it. */
  private boolean hasCommitted(long transaction, SQLException broken) {
    if (!backend.isShared()) {
      return false; // nothing stands between this process and its file
    }
    long patience = System.nanoTime() + UNTIL_IN_DOUBT.toNanos();
    while (System.nanoTime() < patience) {
      try {
        return backend.peers().hasCommitted(connected(), transaction);
      } catch (SQLException stillAway) {
        disconnect();
      }
      LockSupport.parkNanos(BEFORE_ANOTHER_QUESTION.toNanos());
    }
    throw new Journal.InDoubtException(broken);
  }

  private Statements connected() throws SQLException {
    if (statements == null) {
      statements = connection();
    }
    return statements;
  }

  private Statements connection() throws SQLException {
    Statements fresh = new Statements(source.getConnection());
    try {
      backend.dialect().prepare(fresh.connection());
      fresh.connection().setAutoCommit(false);
      return fresh;
    } catch (SQLException unfit) {
      fresh.abandon(source);
      throw unfit;
    }
  }

  /** After a failure nobody knows what state the connection is in. */
  private void disconnect() {
    if (statements != null) {
      statements.abandon(source);
      statements = null;
    }
  }

  /** Elsewhere: the next commit does not wait for those who hear of this one. */
  private void tell(List<Told> told) {
    int share = Math.ceilDiv(told.size(), TELLERS);
    for (int from = 0; from < told.size(); from += share) {
      List<Told> some = told.subList(from, Math.min(from + share, told.size()));
      tellers.execute(() -> some.forEach(Told::tell));
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      if (!closed) {
        jobs.add(last);
      }
      closed = true;
    }
    try {
      thread.join();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    tellers.close();
    if (statements != null) {
      statements.close();
    }
  }
}
