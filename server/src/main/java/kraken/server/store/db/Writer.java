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
 * The one thread that writes. Writes that arrive during a commit share the next one, so a hundred
 * busy tables wait for the disk once, not a hundred times. Any thread may submit.
 */
public final class Writer implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
  private static final int MOST_AT_ONCE = 2_000;
  private static final String NO_TABLE = "";
  private static final Duration LONGEST_DOUBT = Duration.ofSeconds(20);
  private static final Duration BETWEEN_QUESTIONS = Duration.ofMillis(50);
  private static final int COMPLETERS = Runtime.getRuntime().availableProcessors();

  private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
  private final ExecutorService completers = Executors.newVirtualThreadPerTaskExecutor();
  private final HikariDataSource source;
  private final Backend backend;
  private final StoreListener listener;
  private final Thread thread;
  private final Job last = new Job(NO_TABLE, _ -> null, new CompletableFuture<>());
  private @Nullable Statements statements;
  private boolean closed;

  /**
   * Part of a transaction. An exception that it throws fails the whole transaction; one that it
   * returns fails this write alone.
   */
  public @FunctionalInterface interface Write {
    /** Writes, and returns null; or writes nothing, and returns why. */
    @Nullable RuntimeException on(Statements statements) throws SQLException;
  }

  private record Job(String table, Write write, CompletableFuture<Void> done) {}

  private record Result(Job job, @Nullable RuntimeException refusal) {
    void complete() {
      if (refusal == null) {
        job.done().complete(null);
      } else {
        job.done().completeExceptionally(refusal);
      }
    }
  }

  private Writer(HikariDataSource source, Backend backend, StoreListener listener) {
    this.source = source;
    this.backend = backend;
    this.listener = listener;
    this.thread = Thread.ofPlatform().name("store-writer").unstarted(this::run);
  }

  /**
   * Starts the thread. With SQLite it connects first, so that what a crashed server has left is in
   * order before anybody reads.
   */
  public static Writer started(HikariDataSource source, Backend backend, StoreListener listener)
      throws SQLException {
    Writer writer = new Writer(source, backend, listener);
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
   * Completes when the write to this table is durable. It completes on a thread that completes
   * other writes next: do not block it.
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
      List<Job> batch = nextBatch();
      stopped = batch.remove(last);
      if (!batch.isEmpty()) { // where nothing was written, closing writes nothing either
        commit(batch);
      }
    }
  }

  /**
   * Takes the waiting jobs, sorted by table: two servers that lock the same rows in the same order
   * cannot deadlock.
   */
  private List<Job> nextBatch() {
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
      List<Result> results = written(batch, connected());
      listener.committed(Duration.ofNanos(System.nanoTime() - began));
      complete(results);
    } catch (SQLException | RuntimeException broken) {
      LOG.error("{} writes failed", batch.size(), broken);
      disconnect();
      RuntimeException failure =
          broken instanceof Journal.InDoubtException doubt
              ? doubt
              : new Journal.NotStoredException(broken);
      complete(batch.stream().map(job -> new Result(job, failure)).toList());
    }
  }

  private List<Result> written(List<Job> batch, Statements connection) throws SQLException {
    List<Result> results = new ArrayList<>(batch.size());
    Set<String> tables = new LinkedHashSet<>();
    for (Job job : batch) {
      RuntimeException refusal = job.write().on(connection);
      results.add(new Result(job, refusal));
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
    return results;
  }

  /** Asks the database what became of a commit during which the connection broke. */
  private boolean hasCommitted(long transaction, SQLException broken) {
    if (!backend.isShared()) {
      return false; // a local file has no connection that could break
    }
    long deadline = System.nanoTime() + LONGEST_DOUBT.toNanos();
    while (System.nanoTime() < deadline) {
      try {
        return backend.peers().hasCommitted(connected(), transaction);
      } catch (SQLException stillAway) {
        disconnect();
      }
      LockSupport.parkNanos(BETWEEN_QUESTIONS.toNanos());
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
    Statements opened = new Statements(source.getConnection());
    try {
      backend.dialect().prepare(opened.connection());
      opened.connection().setAutoCommit(false);
      return opened;
    } catch (SQLException unfit) {
      opened.abandon(source);
      throw unfit;
    }
  }

  /** Drops the connection: after a failure its state is unknown. */
  private void disconnect() {
    if (statements != null) {
      statements.abandon(source);
      statements = null;
    }
  }

  /**
   * Completes the jobs on other threads, so that the next commit does not wait for what depends on
   * this one.
   */
  private void complete(List<Result> results) {
    int share = Math.ceilDiv(results.size(), COMPLETERS);
    for (int from = 0; from < results.size(); from += share) {
      List<Result> some = results.subList(from, Math.min(from + share, results.size()));
      completers.execute(() -> some.forEach(Result::complete));
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
    completers.close();
    if (statements != null) {
      statements.close();
    }
  }
}
