package kraken.tables.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import kraken.tables.log.Entry;
import kraken.tables.log.Journal;

/** Logs in memory. It can hold entries back, lose them, or write them and say that it did not. */
public final class MemoryJournal implements Journal {

  private final Map<String, List<Entry>> logs = new ConcurrentHashMap<>();
  private final Map<String, String> secrets = new ConcurrentHashMap<>();
  private final Queue<Runnable> held = new ArrayDeque<>();
  private final AtomicInteger losses = new AtomicInteger();
  private final AtomicInteger spared = new AtomicInteger();
  private final AtomicInteger lost = new AtomicInteger();
  private final AtomicInteger lies = new AtomicInteger();
  private volatile boolean holding;

  @Override
  public CompletableFuture<Void> append(String table, List<Entry> entries) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    if (holding) {
      synchronized (held) {
        held.add(() -> write(table, entries, done));
      }
    } else {
      write(table, entries, done);
    }
    return done;
  }

  private void write(String table, List<Entry> entries, CompletableFuture<Void> done) {
    if (spared.getAndUpdate(n -> Math.max(0, n - 1)) == 0
        && losses.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
      lost.incrementAndGet();
      done.completeExceptionally(new IllegalStateException("the disk is full"));
      return;
    }
    List<Entry> log = logs.computeIfAbsent(table, _ -> new ArrayList<>());
    synchronized (log) {
      if (entries.getFirst().number() != log.size() + 1) {
        done.completeExceptionally(new Conflict(table, entries.getFirst().number()));
        return;
      }
      log.addAll(entries);
    }
    if (lies.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
      done.completeExceptionally(new IllegalStateException("the line broke"));
    } else {
      done.complete(null);
    }
  }

  @Override
  public List<Entry> read(String table, long after) {
    List<Entry> log = logs.getOrDefault(table, List.of());
    synchronized (log) {
      return List.copyOf(log.subList((int) after, log.size()));
    }
  }

  @Override
  public CompletableFuture<Void> keepSecret(String table, String luckSecret) {
    secrets.put(table, luckSecret);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public String secret(String table) {
    return String.valueOf(secrets.get(table));
  }

  /** From now on nothing is durable until {@link #release}. */
  void hold() {
    holding = true;
  }

  void release() {
    holding = false;
    synchronized (held) {
      for (Runnable write = held.poll(); write != null; write = held.poll()) {
        write.run();
      }
    }
  }

  void loseNext(int appends) {
    losses.set(appends);
  }

  /** Loses so many, but not the very next ones. */
  void loseAfter(int more, int appends) {
    spared.set(more);
    losses.set(appends);
  }

  /** How many appends were lost so far. */
  int lost() {
    return lost.get();
  }

  void lieAboutNext(int appends) {
    lies.set(appends);
  }
}
