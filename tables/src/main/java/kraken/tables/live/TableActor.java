package kraken.tables.live;

import java.lang.System.Logger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.Viewing;
import kraken.tables.WhyClosed;
import kraken.tables.attendance.Attendance;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.decide.Draft;
import kraken.tables.log.Connected;
import kraken.tables.log.Fact;
import kraken.tables.model.Attempt;
import kraken.tables.model.Table;
import kraken.tables.tell.CatchUp;
import kraken.tables.told.EncodedMessage;

/**
 * Changes one table: handles one command at a time, and tells the listeners of an entry when it is
 * durable. Its methods may be called from any thread, those with a {@link Mailbox.Task} only within
 * that task.
 */
final class TableActor {

  private static final Logger LOG = System.getLogger(TableActor.class.getName());
  private static final Duration AFTER_THE_END = Duration.ofMillis(200);

  private final TablesContext context;
  private final LoggedTable loggedTable;
  private final Mailbox mailbox;
  private final Listeners listeners = new Listeners();
  private final CommandHandler commandHandler;
  private final AutoPlay autoPlay;
  private final TableAdvice tableAdvice;
  private final AttendanceNews attendanceNews;
  private final SeatReturn seatReturn;
  private final AtomicBoolean following = new AtomicBoolean();
  private volatile long lastUsed;

  TableActor(TablesContext context, LoggedTable loggedTable) {
    this.context = context;
    this.loggedTable = loggedTable;
    this.mailbox = new Mailbox(context.executor());
    this.attendanceNews = new AttendanceNews(context, loggedTable, listeners);
    this.seatReturn = new SeatReturn(loggedTable, listeners, this);
    this.commandHandler = new CommandHandler(context, loggedTable, this);
    this.autoPlay = new AutoPlay(context, loggedTable, listeners, this);
    this.tableAdvice = new TableAdvice(context.botPool());
    use();
  }

  Table table() {
    use();
    return loggedTable.table();
  }

  /** Starts the bots and the clock of a table that has just been loaded. */
  void begin() {
    mailbox.post(Mailbox.Work.of(task -> autoPlay.look(task, loggedTable.table())));
    attendanceNews.begin();
  }

  Attendance attendance() {
    return attendanceNews.attendance();
  }

  /** Who is connected to the table through this server. */
  Connected connected() {
    return attendanceNews.connected();
  }

  void meetPeers() {
    attendanceNews.meetPeers();
  }

  /** Tells who is at the table, and alerts who is not, where that is due. Called at every tick. */
  void attend(long now) {
    if (attendanceNews.isDue(now)) {
      mailbox.post(Mailbox.Work.of(task -> attendanceNews.tell(task, now)));
    }
  }

  /** False where this actor has retired; the caller must find its successor. */
  boolean ask(Person person, Request request, CompletableFuture<Reply> answer) {
    use();
    return mailbox.post(task ->
        Mailbox.safely(() -> commandHandler.reply(task, person, request))
            .handle((reply, failure) ->
                failure == null ? reply : failed(task, person, request, failure))
            .thenAccept(reply ->
                tableAdvice.complete(task, answer, request.command(), reply, loggedTable.table())));
  }

  private Reply failed(Mailbox.Task task, Person person, Request request, Throwable failure) {
    LOG.log(Logger.Level.WARNING, "a request failed at table " + id(), failure);
    return commandHandler.failed(task, person, request);
  }

  private String id() {
    return loggedTable.table().id();
  }

  /** The persons who watch now. */
  List<Person> watching() {
    return listeners.persons();
  }

  /** The persons who watch now, then those who hold seats. */
  List<Person> persons() {
    List<Person> persons = listeners.persons();
    for (Sitter sitter : loggedTable.table().crew().sitters()) {
      if (sitter instanceof Sitter.Human(Person person)) {
        persons.add(person);
      }
    }
    return persons;
  }

  /** Writes facts that the table decides by itself, such as a bot's move. */
  void act(Function<Mailbox.Task, CompletableFuture<List<Fact>>> deciding) {
    mailbox.post(task ->
        Mailbox.safely(() -> deciding.apply(task))
            .thenCompose(facts -> writeIfAny(task, facts))
            .handle((_, failure) -> {
              if (failure != null) {
                LOG.log(Logger.Level.ERROR, "table " + id() + " could not go on", failure);
                autoPlay.failed(task);
              }
              autoPlay.look(task, loggedTable.table());
              return null;
            }));
  }

  /** Writes the facts, where there are any. */
  CompletableFuture<Void> writeIfAny(Mailbox.Task task, List<Fact> facts) {
    return facts.isEmpty()
        ? CompletableFuture.completedFuture(null)
        : write(task, "", facts).thenAccept(_ -> {});
  }

  /**
   * Acts at a table where something is due: the end of a clock or window, or a bot's planned move.
   */
  void due() {
    act(autoPlay::due);
  }

  /** Closes the table if it is at this stage and nothing has happened here since that time. */
  void closeIfQuiet(Stage stage, long before, WhyClosed why) {
    act(task ->
        follow(task)
            .thenApply(_ -> Housekeeping.closing(context, loggedTable, stage, before, why)));
  }

  /** Takes over a table at which something is overdue. */
  void overdue(Duration grace, long reservedUntil) {
    act(task -> follow(task).thenCompose(_ -> autoPlay.overdue(task, grace, reservedUntil)));
  }

  /**
   * Reads the journal since another server may have written. Of many hints in a row one is enough.
   */
  void changed() {
    if (following.compareAndSet(false, true)) {
      mailbox.post(task -> {
        following.set(false);
        return follow(task);
      });
    }
  }

  /** Whether the journal may have entries that could not be read. */
  boolean isUncertain() {
    return loggedTable.isUncertain();
  }

  /** Reads what other servers have written, and tells the listeners of it. */
  CompletableFuture<LoggedTable.Written> follow(Mailbox.Task task) {
    task.mustBeUnderWay();
    return CompletableFuture.supplyAsync(() -> loggedTable.reread(task), context.readers())
        .thenApply(read -> announce(task, read));
  }

  /**
   * Completes when the entries are durable and the listeners were told, or with the reason why
   * nothing was written.
   */
  CompletableFuture<LoggedTable.Written> write(
      Mailbox.Task task, String command, List<Fact> facts) {
    return write(task, command, draft -> facts.forEach(draft::add));
  }

  /** The same for a legal move that was attempted at the table as it is. */
  CompletableFuture<LoggedTable.Written> write(
      Mailbox.Task task, String command, Attempt.Legal<?, ?, ?, ?> move) {
    return write(task, command, draft -> draft.add(move));
  }

  private CompletableFuture<LoggedTable.Written> write(
      Mailbox.Task task, String command, Consumer<Draft> adding) {
    task.mustBeUnderWay();
    long now = context.clock().millis();
    Draft draft = new Draft(loggedTable.table(), command, now);
    adding.accept(draft);
    draft.followWithRemark();
    long due = NextDue.of(draft.table(), now, autoPlay.longestPause(draft.table()));
    return loggedTable
        .write(task, draft, due, context.readers())
        .thenApply(written -> noteOutcome(task, written))
        .thenApply(written -> announce(task, written));
  }

  /** Called before AutoPlay looks at the table again: how long bots pause depends on it. */
  private LoggedTable.Written noteOutcome(Mailbox.Task task, LoggedTable.Written written) {
    if (written.appliedEntries().isEmpty()) {
      autoPlay.failed(task);
    } else {
      autoPlay.succeeded(task);
    }
    return written;
  }

  private LoggedTable.Written announce(Mailbox.Task task, LoggedTable.Written written) {
    if (!written.appliedEntries().isEmpty()) {
      listeners.tell(written.before(), written.appliedEntries(), loggedTable.table());
      attendanceNews.follow(task, written.before(), autoPlay.attends(loggedTable.table()));
      seatReturn.follow(task);
    }
    autoPlay.look(task, loggedTable.table());
    return written;
  }

  Optional<Subscription> watch(Viewing viewing, long after, Consumer<EncodedMessage> consumer) {
    use();
    Person viewer = viewing.person();
    Listeners.Listener listener = new Listeners.Listener(viewing, consumer);
    boolean open =
        mailbox.post(task ->
            readUpTo(task, after)
                .thenCompose(_ -> seatReturn.connecting(task, viewer))
                .handle((_, _) -> {
                  listeners.add(listener);
                  attendanceNews.connectionsChanged();
                  Table table = loggedTable.table();
                  CatchUp.of(table, loggedTable.recentEntries().recent(), viewer, after)
                      .map(EncodedMessage::of)
                      .ifPresent(message -> listeners.tell(listener, message, table));
                  return listener;
                }));
    return open ? Optional.of(subscription(listener)) : Optional.empty();
  }

  private Subscription subscription(Listeners.Listener listener) {
    return attendanceNews.subscription(this, listener, autoPlay);
  }

  /** A viewer who was connected to another server may have seen later entries there. */
  private CompletableFuture<?> readUpTo(Mailbox.Task task, long number) {
    return number > loggedTable.table().number()
        ? follow(task)
        : CompletableFuture.completedFuture(null);
  }

  private void use() {
    lastUsed = context.clock().millis();
  }

  /** Retires this actor for good if nobody needs it; returns whether it has. */
  boolean retire(long now) {
    boolean idle = now - lastUsed >= timeInMemory().toMillis();
    return idle && listeners.isEmpty() && mailbox.closeIfIdle();
  }

  /**
   * How long the table stays in memory without a use. One that is over leaves it sooner: few people
   * come back to it.
   */
  private Duration timeInMemory() {
    Duration usual = context.settings().idle();
    Stage stage = loggedTable.table().stage();
    boolean over = stage == Stage.OVER || stage == Stage.CLOSED;
    return over && usual.compareTo(AFTER_THE_END) > 0 ? AFTER_THE_END : usual;
  }

  CompletableFuture<Void> close() {
    return mailbox.close();
  }
}
