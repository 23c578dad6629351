package kraken.tables.live;

import java.lang.System.Logger;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import kraken.kit.Game;
import kraken.tables.Opening;
import kraken.tables.Person;
import kraken.tables.Retention;
import kraken.tables.Viewing;
import kraken.tables.attendance.TurnAlertListener;
import kraken.tables.command.OpenReply;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.decide.Decision;
import kraken.tables.decide.OpeningDecisions;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import kraken.tables.model.Rulebooks;
import kraken.tables.tell.MissedSteps;
import kraken.tables.tell.PlayTeller;
import kraken.tables.tell.Story;
import kraken.tables.tell.TableTeller;
import kraken.tables.told.AwaitedTold;
import kraken.tables.told.EncodedMessage;
import kraken.tables.told.MissedTold;
import kraken.tables.told.StoryTold;
import kraken.tables.told.TableTold;
import org.jspecify.annotations.Nullable;

/** All tables of a server. Every method may be called from any thread. */
public final class Tables implements AutoCloseable {

  private static final Logger LOG = System.getLogger(Tables.class.getName());

  /** What is told of a damaged table. */
  public static final String DAMAGED = "This table is damaged and cannot be read.";

  private static final int LONGEST_STOP = 10;
  private static final int READERS = 4;

  private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
  private final ExecutorService readers =
      Executors.newFixedThreadPool(READERS, Thread.ofVirtual().factory());
  private final ScheduledExecutorService ticker =
      Executors.newSingleThreadScheduledExecutor(BotPool.daemons("kraken-tick-"));
  private final TablesContext context;
  private final TableActors actors;
  private final OverdueSweep sweep;
  private final FinishedGames finishedGames;
  private final Housekeeping housekeeping;
  private volatile boolean closed;

  public Tables(
      Journal journal, List<Game<?, ?, ?, ?>> games, InstantSource clock, TableSettings settings) {
    this(journal, games, clock, settings, TurnAlertListener.NOBODY);
  }

  /** The tables of a server that alerts people whose turn it is and who are not there. */
  public Tables(
      Journal journal,
      List<Game<?, ?, ?, ?>> games,
      InstantSource clock,
      TableSettings settings,
      TurnAlertListener turnAlertListener) {
    this(journal, games, clock, settings, turnAlertListener, BotPool.onSpareCores());
  }

  Tables(
      Journal journal,
      List<Game<?, ?, ?, ?>> games,
      InstantSource clock,
      TableSettings settings,
      TurnAlertListener turnAlertListener,
      BotPool botPool) {
    this.context =
        new TablesContext(
            journal,
            new Rulebooks(games),
            clock,
            settings,
            botPool,
            new DueTimes(),
            new TableOpener(journal, clock, this::keep),
            turnAlertListener,
            executor,
            readers);
    this.actors = new TableActors(context);
    this.sweep = new OverdueSweep(context, actors::find);
    this.housekeeping = new Housekeeping(context, actors::find);
    this.finishedGames = new FinishedGames(context, actors);
    long tick = settings.tick().toMillis();
    var _ = ticker.scheduleAtFixedRate(this::tickSafely, tick, tick, TimeUnit.MILLISECONDS);
    journal.listen(new RemoteChanges(actors));
  }

  /** Opens a table; completes when it is durable. Fails only where the journal does. */
  public CompletableFuture<OpenReply> open(Opening opening, Person host) {
    return switch (OpeningDecisions.about(opening, host, context.rulebooks())) {
      case Decision.Yes(List<Fact> facts) ->
          context.tableOpener().open(facts).thenApply(OpenReply.Ready::new);
      case Decision.No no ->
          CompletableFuture.completedFuture(new OpenReply.Unfit(no.code(), no.sentence()));
      case Decision.Plays _, Decision.GoOn _ ->
          throw new IllegalStateException("no opening plays or goes on");
    };
  }

  /**
   * Asks something of a table; completes when the entries are durable and the viewers were told.
   * The future never fails: bad input, an unknown table and a journal that does not write are
   * refusals, too.
   */
  public CompletableFuture<Reply> ask(String table, Person person, Request request) {
    CompletableFuture<Reply> answer = new CompletableFuture<>();
    try {
      Optional<TableActor> actor = actors.find(table);
      while (actor.isPresent() && !closed && !actor.get().ask(person, request, answer)) {
        actor = actors.find(table);
      }
      if (closed) {
        answer.complete(refused(request, Reply.Refused.STOPPING, "The server is stopping."));
      }
      if (actor.isEmpty()) {
        answer.complete(refused(request, Reply.Refused.NO_SUCH_TABLE, "There is no such table."));
      }
    } catch (Journal.DamagedException damaged) {
      answer.complete(refused(request, Reply.Refused.DAMAGED, DAMAGED));
    } catch (RuntimeException failure) {
      LOG.log(Logger.Level.ERROR, "table " + table + " could not be read", failure);
      answer.complete(refused(request, "failed", "The table could not be read."));
    }
    return answer;
  }

  /**
   * Sends the messages of a table to a listener. The first is a Whole; or a Step with what came
   * after {@code after}, where the viewer has missed little; or nothing, where the viewer has
   * missed nothing. Then a message follows for everything that happens. Messages come one after the
   * other, on threads that other tables need, too: the listener must not block.
   *
   * @param after the number of the last message that the viewer has received, or -1
   * @return empty where there is no such table
   */
  public Optional<Subscription> watchAs(
      String table, Viewing viewing, long after, Consumer<EncodedMessage> listener) {
    Optional<TableActor> actor = actors.find(table);
    Optional<Subscription> subscription = Optional.empty();
    while (actor.isPresent() && subscription.isEmpty()) {
      if (closed) {
        return Optional.of(Subscription.NONE); // the server is stopping: there will be no message
      }
      subscription = actor.get().watch(viewing, after, listener);
      actor = subscription.isPresent() ? actor : actors.find(table);
    }
    return subscription;
  }

  /** The same for a page of one person; null for a viewer who is not signed in. */
  public Optional<Subscription> watch(
      String table, @Nullable Person viewer, long after, Consumer<EncodedMessage> listener) {
    return watchAs(table, Viewing.as(viewer), after, listener);
  }

  /** The table as this viewer may see it now. */
  public Optional<TableTold> told(String table, @Nullable Person viewer) {
    return actors.find(table).map(actor -> TableTeller.whole(actor.table(), viewer));
  }

  /** For whom the game waits, as this viewer may know it; empty where no game is running. */
  public Optional<AwaitedTold> awaited(String table, Person viewer) {
    return actors.find(table).flatMap(actor -> PlayTeller.awaited(actor.table(), viewer.id()));
  }

  /** All that this viewer was told at the table so far. */
  public Optional<StoryTold> story(String table, @Nullable Person viewer) {
    return actors
        .log(table)
        .map(log -> Story.of(log.opened(context.rulebooks()), log.later(), viewer));
  }

  /** What this viewer was told at the table after this number, step by step. */
  public Optional<MissedTold> missed(String table, @Nullable Person viewer, long after) {
    return actors
        .log(table)
        .map(log -> MissedSteps.of(log.opened(context.rulebooks()), log.later(), viewer, after));
  }

  /**
   * The persons who watch or hold seats now, at any server, each once: a seat can be handed to
   * them.
   */
  public Optional<List<Person>> people(String table) {
    return actors
        .find(table)
        .map(actor -> {
          Map<String, Person> people = new LinkedHashMap<>();
          actor.persons().forEach(person -> people.putIfAbsent(person.id(), person));
          List<Person> elsewhere = context.journal().elsewhere(table).join();
          elsewhere.forEach(person -> people.putIfAbsent(person.id(), person));
          return List.copyOf(people.values());
        });
  }

  /** Games that are over, also those that were played elsewhere. */
  public FinishedGames finishedGames() {
    return finishedGames;
  }

  /** The editions that are played here, by the ids of their games. */
  public Map<String, Integer> editions() {
    return context.rulebooks().editions();
  }

  /** Whether this edition of this game is played here. */
  public boolean plays(String game, int edition) {
    return context.rulebooks().plays(game, edition);
  }

  /** Takes over some of the tables that are overdue because no server attends to them. */
  public void sweep() {
    sweep.some(context.settings().grace());
  }

  /** Closes tables that nobody uses and removes closed ones; at most once a minute. */
  public void keepHouse(Retention retention) {
    housekeeping.round(retention);
  }

  /**
   * Takes over all overdue tables when the server starts. A server that shares its journal leaves
   * the others the usual grace; a server alone does not wait.
   */
  public void takeOverOverdue() {
    sweep.all(context.journal().isShared() ? context.settings().grace() : Duration.ZERO);
  }

  /** How many tables are in memory. */
  public int inMemory() {
    return actors.count();
  }

  /** How many tables were found to be damaged since the server has started. */
  public int damaged() {
    return actors.damaged();
  }

  public BotThinkingTime thinking() {
    return context.botPool().thinking();
  }

  /** Stops clocks, waits for what is being written, and stops bots. */
  @Override
  public void close() {
    closed = true;
    ticker.shutdownNow();
    CompletableFuture<?>[] open =
        actors.all().stream().map(TableActor::close).toArray(CompletableFuture<?>[]::new);
    CompletableFuture.allOf(open).completeOnTimeout(null, LONGEST_STOP, TimeUnit.SECONDS).join();
    finishedGames.close();
    context.botPool().close(); // after the actors: a closing one may wait for a bot
    executor.shutdown();
    readers.shutdown();
  }

  /** Keeps a table that was just opened in memory. */
  private void keep(WholeLog log) {
    var _ = actors.keep(log);
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

  /** Acts at tables whose time is up, and drops tables that nobody needs from memory. */
  void tick() {
    actors.tick();
  }
}
