package kraken.tables.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import kraken.kit.Outcome;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;

/**
 * Keeps logs in memory. Tests make it hold entries back, lose them, or write them and report a
 * failure. Safe for any thread.
 */
public final class MemoryJournal implements Journal {

  private final Map<String, List<Entry>> logs = new ConcurrentHashMap<>();
  private final Map<String, Outcome> outcomes = new ConcurrentHashMap<>();
  private final Map<String, Long> dues = new ConcurrentHashMap<>();
  private final Map<String, Long> active = new ConcurrentHashMap<>();
  private final List<Listener> listeners = new CopyOnWriteArrayList<>();
  private final Map<String, String> secrets = new ConcurrentHashMap<>();
  private final Queue<Runnable> held = new ArrayDeque<>();
  private final AtomicInteger losses = new AtomicInteger();
  private final AtomicInteger spared = new AtomicInteger();
  private final AtomicInteger lost = new AtomicInteger();
  private final AtomicInteger reads = new AtomicInteger();
  private final AtomicInteger lies = new AtomicInteger();
  private volatile boolean holding;
  private volatile boolean disconnected;

  @Override
  public CompletableFuture<Void> append(String table, List<Entry> entries, long due) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    if (holding) {
      synchronized (held) {
        held.add(() -> write(table, entries, due, done));
      }
    } else {
      write(table, entries, due, done);
    }
    return done;
  }

  /** Leaves the due time as it is, as a database does, so that a wrong caller is found. */
  @Override
  public CompletableFuture<Void> append(String table, List<Entry> entries) {
    return append(table, entries, due(table));
  }

  private void write(String table, List<Entry> entries, long due, CompletableFuture<Void> done) {
    if (spared.getAndUpdate(n -> Math.max(0, n - 1)) == 0
        && losses.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
      lost.incrementAndGet();
      done.completeExceptionally(new IllegalStateException("the disk is full"));
      return;
    }
    List<Entry> log = logs.computeIfAbsent(table, _ -> new ArrayList<>());
    synchronized (log) {
      if (entries.getFirst().number() != log.size() + 1) {
        done.completeExceptionally(new ConflictException(table, entries.getFirst().number()));
        return;
      }
      log.addAll(entries);
      dues.put(table, due);
    }
    if (isShared()) {
      listeners.forEach(listener -> listener.changed(table));
    }
    if (lies.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
      done.completeExceptionally(new IllegalStateException("the line broke"));
    } else {
      done.complete(null);
    }
  }

  @Override
  public List<Entry> read(String table, long after) {
    reads.incrementAndGet();
    return entries(table, after);
  }

  private List<Entry> entries(String table, long after) {
    List<Entry> log = logs.getOrDefault(table, List.of());
    synchronized (log) {
      return List.copyOf(log.subList((int) after, log.size()));
    }
  }

  @Override
  public CompletableFuture<Void> appendEnd(String table, List<Entry> entries, Outcome outcome) {
    outcomes.put(table, outcome); // before anybody hears of the end
    return append(table, entries, NEVER);
  }

  @Override
  public Optional<Outcome> outcome(String table) {
    return Optional.ofNullable(outcomes.get(table));
  }

  @Override
  public List<String> reserveDue(long before, long until, int most, Map<String, Integer> editions) {
    List<String> due =
        dues.entrySet().stream()
            .filter(entry -> entry.getValue() <= before)
            .filter(entry -> isOfOne(editions, entry.getKey()))
            .sorted(Map.Entry.comparingByValue())
            .limit(most)
            .map(Map.Entry::getKey)
            .toList();
    return due.stream().filter(table -> reserved(table, before, until)).toList();
  }

  private boolean isOfOne(Map<String, Integer> editions, String table) {
    Fact.Opened opened = (Fact.Opened) entries(table, 0).getFirst().fact();
    return Integer.valueOf(opened.playedUnder()).equals(editions.get(opened.game()));
  }

  private boolean reserved(String table, long before, long until) {
    long was = dues.getOrDefault(table, NEVER);
    return was <= before && dues.replace(table, was, until);
  }

  @Override
  public void correctDue(String table, long reservedUntil, long due) {
    dues.replace(table, reservedUntil, due);
  }

  @Override
  public List<String> quiet(Stage stage, long before, int most) {
    return logs.keySet().stream()
        .filter(table -> stage(table) == stage && activeAt(table) < before)
        .sorted(Comparator.comparingLong(this::activeAt))
        .limit(most)
        .toList();
  }

  private static Stage after(Stage before, Fact fact) {
    return switch (fact) {
      case Fact.Started _ -> Stage.PLAYING;
      case Fact.Ended _ -> Stage.OVER;
      case Fact.Closed _ -> Stage.CLOSED;
      default -> before;
    };
  }

  private Stage stage(String table) {
    Stage stage = Stage.GATHERING;
    for (Entry entry : entries(table, 0)) {
      stage = after(stage, entry.fact());
    }
    return stage;
  }

  private long activeAt(String table) {
    return active.getOrDefault(table, 0L);
  }

  @Override
  public void noteActive(String table, long at) {
    active.put(table, at);
  }

  @Override
  public void removeClosed(long before, int most) {
    for (String table : List.copyOf(logs.keySet())) {
      if (stage(table) == Stage.CLOSED && entries(table, 0).getLast().at() < before) {
        logs.remove(table);
        secrets.remove(table);
      }
    }
  }

  /** When a table is due. */
  long due(String table) {
    return dues.getOrDefault(table, NEVER);
  }

  @Override
  public boolean isShared() {
    return disconnected || listeners.size() > 1;
  }

  @Override
  public void listen(Listener listener) {
    if (!disconnected) {
      listeners.add(listener);
    }
  }

  @Override
  public CompletableFuture<List<Person>> elsewhere(String table) {
    return CompletableFuture.completedFuture(
        listeners.stream().flatMap(listener -> listener.watching(table).stream()).toList());
  }

  @Override
  public void tellPeers(String table) {
    for (Listener from : listeners) {
      for (Listener to : listeners) {
        if (!from.equals(to)) {
          to.connectedElsewhere(from.toString(), table, from.connected(table));
        }
      }
    }
  }

  @Override
  public void askPeers(String table) {
    tellPeers(table);
  }

  /** Lets all servers find that the one with this listener is lost. */
  void lose(Listener lost) {
    listeners.forEach(listener -> listener.lost(lost.toString()));
  }

  /** The listeners, in the order in which servers began to listen. */
  List<Listener> listeners() {
    return List.copyOf(listeners);
  }

  /** Stops notifying listeners, as after a lost connection; returns the listeners. */
  List<Listener> disconnect() {
    disconnected = true;
    List<Listener> all = List.copyOf(listeners);
    listeners.clear();
    return all;
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

  /** Whether something waits to become durable. */
  boolean isHolding() {
    synchronized (held) {
      return !held.isEmpty();
    }
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

  /** Writes {@code more} appends, then loses {@code appends} of them. */
  void loseAfter(int more, int appends) {
    spared.set(more);
    losses.set(appends);
  }

  /** How many appends were lost so far. */
  int lost() {
    return lost.get();
  }

  /** How often a log was read so far, as a whole or in part. */
  int reads() {
    return reads.get();
  }

  void lieAboutNext(int appends) {
    lies.set(appends);
  }
}
