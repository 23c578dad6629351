package kraken.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one thread that writes. What has gathered while the last commit was under way shares the next
 * one, so a hundred busy tables cost one wait for the disk, not a hundred.
 */
final class Writer implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
  private static final int MOST_AT_ONCE = 2_000;
  private static final int CHECKPOINT_PAGES = 8_000;
  private static final int CACHE_PAGES = 8_000;

  private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
  private final ExecutorService tellers = Executors.newVirtualThreadPerTaskExecutor();
  private final Statements statements;
  private final Thread thread;
  private final Job last = new Job(_ -> null, new CompletableFuture<>());
  private boolean closed;

  /** Part of a transaction. What it throws fails the whole of it; a refusal is an answer. */
  @FunctionalInterface
  interface Write {
    /** Why nothing of this was written, or null where all of it was. */
    @Nullable RuntimeException on(Statements statements) throws SQLException;
  }

  private record Job(Write write, CompletableFuture<Void> done) {}

  private record Told(Job job, @Nullable RuntimeException refusal) {
    void tell() {
      if (refusal == null) {
        job.done().complete(null);
      } else {
        job.done().completeExceptionally(refusal);
      }
    }
  }

  private Writer(Statements statements) {
    this.statements = statements;
    this.thread = Thread.ofPlatform().name("store-writer").unstarted(this::run);
  }

  static Writer started(DataSource source) {
    try {
      Connection connection = source.getConnection();
      settle(connection);
      Writer writer = new Writer(new Statements(connection));
      writer.thread.start();
      return writer;
    } catch (SQLException broken) {
      throw new IllegalStateException("the database does not open", broken);
    }
  }

  /** A busy page is written back to its place once in a while, not after every few moves. */
  private static void settle(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma wal_autocheckpoint = " + CHECKPOINT_PAGES);
      statement.execute("pragma cache_size = " + CACHE_PAGES);
    }
    connection.setAutoCommit(false);
  }

  /**
   * Completes when the write is durable, on a thread that others wait for: who has more to do goes
   * elsewhere.
   */
  CompletableFuture<Void> submit(Write write) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    synchronized (this) {
      if (closed) {
        return CompletableFuture.failedFuture(new IllegalStateException("the store is closed"));
      }
      jobs.add(new Job(write, done));
    }
    return done;
  }

  int waiting() {
    return jobs.size();
  }

  private void run() {
    boolean stopped = false;
    while (!stopped) {
      List<Job> batch = gathered();
      stopped = batch.remove(last);
      commit(batch);
    }
  }

  private List<Job> gathered() {
    List<Job> batch = new ArrayList<>();
    try {
      batch.add(jobs.take());
    } catch (InterruptedException uncalledFor) {
      return batch;
    }
    jobs.drainTo(batch, MOST_AT_ONCE);
    return batch;
  }

  private void commit(List<Job> batch) {
    List<Told> told = new ArrayList<>(batch.size());
    try {
      for (Job job : batch) {
        told.add(new Told(job, job.write().on(statements)));
      }
      statements.commit();
      tell(told);
    } catch (SQLException | RuntimeException broken) {
      LOG.error("{} writes failed", batch.size(), broken);
      statements.rollback();
      IllegalStateException failure = new IllegalStateException("the store failed", broken);
      tell(batch.stream().map(job -> new Told(job, failure)).toList());
    }
  }

  /** Elsewhere: the next commit does not wait for those who hear of this one. */
  private void tell(List<Told> told) {
    tellers.execute(() -> told.forEach(Told::tell));
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
    statements.close();
  }
}
