package kraken.tables.live;

import java.lang.System.Logger;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import kraken.kit.Game;
import kraken.shelf.Shelf;
import kraken.tables.Opening;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.command.OpenReply;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.decide.Decision;
import kraken.tables.decide.Imports;
import kraken.tables.decide.Openings;
import kraken.tables.fold.BrokenLog;
import kraken.tables.fold.Rulebooks;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import kraken.tables.luck.Secret;
import kraken.tables.past.ExportedGame;
import kraken.tables.past.Flaw;
import kraken.tables.past.Replay;
import kraken.tables.past.ReplayStep;
import kraken.tables.past.Verifier;
import kraken.tables.tell.Story;
import kraken.tables.tell.Telling;
import kraken.tables.told.EncodedMessage;
import kraken.tables.told.StoryTold;
import kraken.tables.told.TableTold;
import org.jspecify.annotations.Nullable;

/** All tables of a server. Every method may be called from any thread. */
public final class Tables implements AutoCloseable {

  private static final Logger LOG = System.getLogger(Tables.class.getName());
  private static final int LONGEST_STOP = 10;
  private static final int READERS = 4;

  private final Map<String, Owner> owners = new ConcurrentHashMap<>();
  private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
  private final ExecutorService readers =
      Executors.newFixedThreadPool(READERS, Thread.ofVirtual().factory());
  private final ScheduledExecutorService ticker =
      Executors.newSingleThreadScheduledExecutor(Machines.daemons("kraken-tick-"));
  private final House house;
  private final Sweep sweep;
  private volatile boolean closed;

  public Tables(Journal journal, InstantSource clock, TableSettings settings) {
    this(journal, Shelf.GAMES, clock, settings);
  }

  public Tables(
      Journal journal, List<Game<?, ?, ?, ?>> games, InstantSource clock, TableSettings settings) {
    this(journal, games, clock, settings, Machines.onAllCores());
  }

  Tables(
      Journal journal,
      List<Game<?, ?, ?, ?>> games,
      InstantSource clock,
      TableSettings settings,
      Machines machines) {
    this.house = house(journal, new Rulebooks(games), clock, settings, machines);
    this.sweep = new Sweep(house, this::find);
    long tick = settings.tick().toMillis();
    var _ = ticker.scheduleAtFixedRate(this::tickSafely, tick, tick, TimeUnit.MILLISECONDS);
    journal.listen(new Others(owners));
  }

  /** Opens a table; answered when it is durable. Fails only where the journal does. */
  public CompletableFuture<OpenReply> open(Opening opening, Person host) {
    return switch (Openings.about(opening, host, house.rulebooks())) {
      case Decision.Yes(List<Fact> facts) ->
          house.opener().open(facts).thenApply(OpenReply.Ready::new);
      case Decision.No no ->
          CompletableFuture.completedFuture(new OpenReply.Unfit(no.code(), no.sentence()));
      case Decision.Plays _, Decision.GoOn _ ->
          throw new IllegalStateException("no opening plays or goes on");
    };
  }

  /**
   * Asks something of a table; answered when it is durable and the viewers have been told. It never
   * fails: bad input, an unknown table and a journal that does not write are refusals, too.
   */
  public CompletableFuture<Reply> ask(String table, Person who, Request request) {
    CompletableFuture<Reply> answer = new CompletableFuture<>();
    try {
      Optional<Owner> owner = find(table);
      while (owner.isPresent() && !closed && !owner.get().ask(who, request, answer)) {
        owner = find(table);
      }
      if (closed) {
        answer.complete(refused(request, Reply.Refused.STOPPING, "The server is stopping."));
      }
      if (owner.isEmpty()) {
        answer.complete(refused(request, "no-such-table", "There is no such table."));
      }
    } catch (RuntimeException failure) {
      LOG.log(Logger.Level.ERROR, "a table could not be read", failure);
      answer.complete(refused(request, "failed", "The table could not be read."));
    }
    return answer;
  }

  /**
   * Listens to a table. First comes a Whole, or where the viewer has missed little, a Step with
   * what came after {@code after}, or nothing where it has missed nothing; then a message for all
   * that happens. Messages come one after the other; the listener must not wait for anything.
   *
   * @param viewer null for somebody without a name
   * @param after the number of the last message that the viewer has had, or -1
   * @return empty where there is no such table
   */
  public Optional<Subscription> watch(
      String table, @Nullable Person viewer, long after, Consumer<EncodedMessage> listener) {
    Optional<Owner> owner = find(table);
    Optional<Subscription> subscription = Optional.empty();
    while (owner.isPresent() && subscription.isEmpty()) {
      if (closed) {
        return Optional.of(() -> {}); // nothing happens there any more
      }
      subscription = owner.get().watch(viewer, after, listener);
      owner = subscription.isPresent() ? owner : find(table);
    }
    return subscription;
  }

  /** The table as this viewer may see it now. */
  public Optional<TableTold> told(String table, @Nullable Person viewer) {
    return find(table).map(owner -> Telling.whole(owner.table(), viewer));
  }

  /** All that this viewer has heard at the table so far. */
  public Optional<StoryTold> story(String table, @Nullable Person viewer) {
    return find(table).map(_ -> story(house.journal().read(table, 0), table, viewer));
  }

  private StoryTold story(List<Entry> log, String table, @Nullable Person viewer) {
    WholeLog whole = new WholeLog(table, new Secret(house.journal().secret(table)), log);
    return Story.of(whole.opened(house.rulebooks()), whole.later(), viewer);
  }

  /** Those who look on or hold seats now, each once: to them a seat can be handed. */
  public Optional<List<Person>> people(String table) {
    return find(table)
        .map(owner -> {
          Map<String, Person> people = new LinkedHashMap<>();
          owner.persons().forEach(person -> people.putIfAbsent(person.id(), person));
          List<Person> elsewhere = house.journal().elsewhere(table).join();
          elsewhere.forEach(person -> people.putIfAbsent(person.id(), person));
          return List.copyOf(people.values());
        });
  }

  /** The game as a file; empty until it is over. */
  public Optional<ExportedGame> export(String table) {
    return finished(table).map(ExportedGame::of);
  }

  /** Every entry with nothing hidden; empty until the game is over. */
  public Optional<List<ReplayStep>> replay(String table) {
    return finished(table)
        .map(log -> Replay.of(log, new Secret(house.journal().secret(table)), house.rulebooks()));
  }

  /** Keeps a game that was played elsewhere, if it passes every check, as a table that is over. */
  public CompletableFuture<OpenReply> bringIn(ExportedGame game, Person by) {
    Optional<Flaw> flaw = new Verifier(house.rulebooks()).flaw(game);
    if (flaw.isPresent()) {
      return flawed(flaw.get());
    }
    try {
      List<Entry> kept = Imports.of(game.entries(), by, house.clock().millis());
      Fact.Ended ended = (Fact.Ended) game.entries().getLast().fact();
      return house
          .opener()
          .write(kept, new Secret(ended.luckSecret()))
          .thenApply(log -> new OpenReply.Ready(log.id()));
    } catch (BrokenLog unfit) {
      return flawed(new Flaw(unfit.number(), unfit.sentence()));
    }
  }

  private static CompletableFuture<OpenReply> flawed(Flaw flaw) {
    return CompletableFuture.completedFuture(new OpenReply.Unfit("flaw", flaw.told()));
  }

  /** Sees to what is overdue, at tables that nobody attends to any more. */
  public void sweep() {
    sweep.some(house.settings().grace());
  }

  /** At a start: who is alone need not wait whether somebody else sees to what is due. */
  public void wake() {
    sweep.all(house.journal().isShared() ? house.settings().grace() : Duration.ZERO);
  }

  /** How many tables are in memory. */
  public int awake() {
    return owners.size();
  }

  public Thinking thinking() {
    return house.machines().thinking();
  }

  /** Stops clocks, waits for what is being written, and stops bots. */
  @Override
  public void close() {
    closed = true;
    ticker.shutdownNow();
    CompletableFuture<?>[] open =
        owners.values().stream().map(Owner::close).toArray(CompletableFuture<?>[]::new);
    CompletableFuture.allOf(open).completeOnTimeout(null, LONGEST_STOP, TimeUnit.SECONDS).join();
    house.machines().close(); // not before: an owner asks bots to the last, and may wait for one
    executor.shutdown();
    readers.shutdown();
  }

  private House house(
      Journal journal,
      Rulebooks rulebooks,
      InstantSource clock,
      TableSettings settings,
      Machines machines) {
    Opener opener = new Opener(journal, clock, this::keep);
    return new House(
        journal, rulebooks, clock, settings, machines, new Deadlines(), opener, executor, readers);
  }

  private Optional<Owner> find(String table) {
    Owner awake = owners.get(table);
    return awake == null ? load(table) : Optional.of(awake);
  }

  private Optional<Owner> load(String table) {
    return Book.read(house.journal(), house.rulebooks(), table, house.settings().steps())
        .map(this::owner);
  }

  private void keep(WholeLog log) {
    var _ = owner(Book.of(log, house.journal(), house.rulebooks(), house.settings().steps()));
  }

  /** Of two who load at the same time one is taken. */
  private Owner owner(Book book) {
    Owner owner = new Owner(house, book);
    Owner other = owners.putIfAbsent(book.table().id(), owner);
    if (other == null) {
      owner.begin();
    }
    return other == null ? owner : other;
  }

  private Optional<List<Entry>> finished(String table) {
    return find(table)
        .filter(owner -> owner.table().stage() == Stage.OVER)
        .map(_ -> house.journal().read(table, 0));
  }

  private static Reply refused(Request request, String code, String sentence) {
    return new Reply.Refused(request.id(), code, "", sentence, 0);
  }

  private void tickSafely() {
    try {
      tick();
    } catch (RuntimeException failure) {
      LOG.log(Logger.Level.ERROR, "clocks could not be looked at", failure);
    }
  }

  /** Looks at the clocks, and lets tables go that nobody needs. */
  void tick() {
    long now = house.clock().millis();
    for (String table : house.deadlines().due(now)) {
      Owner owner = owners.get(table);
      if (owner != null) {
        owner.due();
      }
    }
    owners.forEach((table, owner) -> {
      if (owner.isUncertain()) {
        owner.changed();
      } else if (owner.retire(now)) {
        house.deadlines().forget(table);
        owners.remove(table, owner);
      }
    });
  }
}
