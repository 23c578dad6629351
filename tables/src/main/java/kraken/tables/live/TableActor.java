package kraken.tables.live;

import java.lang.System.Logger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.decide.Draft;
import kraken.tables.log.Fact;
import kraken.tables.model.Attempt;
import kraken.tables.model.Table;
import kraken.tables.tell.CatchUp;
import kraken.tables.told.EncodedMessage;
import org.jspecify.annotations.Nullable;

/** The one who changes a table: a command at a time, told of when it is durable. */
final class TableActor {

  private static final Logger LOG = System.getLogger(TableActor.class.getName());
  private static final Duration AFTER_THE_END = Duration.ofMillis(200);

  private final TablesContext context;
  private final LoggedTable loggedTable;
  private final Mailbox mailbox;
  private final Listeners listeners = new Listeners();
  private final CommandHandler commandHandler;
  private final AutoPlay autoPlay;
  private final AtomicBoolean following = new AtomicBoolean();
  private volatile long lastUsed;

  TableActor(TablesContext context, LoggedTable loggedTable) {
    this.context = context;
    this.loggedTable = loggedTable;
    this.mailbox = new Mailbox(context.executor());
    this.commandHandler = new CommandHandler(context, loggedTable, this);
    this.autoPlay = new AutoPlay(context, loggedTable, this);
    use();
  }

  Table table() {
    use();
    return loggedTable.table();
  }

  /** Lets clock and bots go on where they were. */
  void begin() {
    mailbox.post(done(() -> autoPlay.look(loggedTable.table())));
  }

  /** False where this actor has retired, and another must be asked. */
  boolean ask(Person who, Request request, CompletableFuture<Reply> answer) {
    use();
    return mailbox.post(task ->
        safely(() -> commandHandler.reply(task, who, request))
            .handle((reply, failure) ->
                answer.complete(failure == null ? reply : failed(task, who, request, failure))));
  }

  private Reply failed(Mailbox.Task task, Person who, Request request, Throwable failure) {
    LOG.log(Logger.Level.WARNING, "a request failed", failure);
    return commandHandler.failed(task, who, request);
  }

  /** Those who look on now. */
  List<Person> watching() {
    return listeners.persons();
  }

  /** Those who look on now, then those who hold seats. */
  List<Person> persons() {
    List<Person> persons = listeners.persons();
    for (Sitter sitter : loggedTable.table().crew().sitters()) {
      if (sitter instanceof Sitter.Human(Person person)) {
        persons.add(person);
      }
    }
    return persons;
  }

  /** Does something that the table decides by itself. */
  void act(Supplier<CompletableFuture<List<Fact>>> deciding) {
    act(_ -> deciding.get());
  }

  private void act(Function<Mailbox.Task, CompletableFuture<List<Fact>>> deciding) {
    mailbox.post(task ->
        safely(() -> deciding.apply(task))
            .thenCompose(facts -> writeIfAny(task, facts))
            .handle((_, failure) -> {
              if (failure != null) {
                LOG.log(Logger.Level.ERROR, "a table could not go on", failure);
                autoPlay.failed();
              }
              autoPlay.look(loggedTable.table());
              return null;
            }));
  }

  private CompletableFuture<Void> writeIfAny(Mailbox.Task task, List<Fact> facts) {
    return facts.isEmpty()
        ? CompletableFuture.completedFuture(null)
        : write(task, "", facts).thenAccept(_ -> {});
  }

  /** Something is due at this table: a clock, a window, a bot's act. */
  void due() {
    act(autoPlay::due);
  }

  /** Something was overdue when this server took the table upon itself. */
  void overdue(Duration grace, long claimedUntil) {
    act(task -> follow(task).thenCompose(_ -> autoPlay.overdue(grace, claimedUntil)));
  }

  /** Another server may have written; of many such hints in a row one is enough. */
  void changed() {
    if (following.compareAndSet(false, true)) {
      mailbox.post(task -> {
        following.set(false);
        return follow(task);
      });
    }
  }

  /** Whether what other servers have written could not be read. */
  boolean isUncertain() {
    return loggedTable.isUncertain();
  }

  /** Reads what other servers have written, and tells the listeners of it. */
  CompletableFuture<LoggedTable.Written> follow(Mailbox.Task task) {
    task.mustBeUnderWay();
    return CompletableFuture.supplyAsync(loggedTable::reread, context.readers())
        .thenApply(this::told);
  }

  /** Completes when the entries are durable and told, or when it is certain that they are not. */
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
    draft.follow();
    long due = NextDue.of(draft.table(), now, context.settings().botDelay());
    return loggedTable
        .write(draft, due, context.readers())
        .thenApply(this::noted)
        .thenApply(this::told);
  }

  /** Before the bots are looked at again: how long they pause depends on it. */
  private LoggedTable.Written noted(LoggedTable.Written written) {
    if (written.appliedEntries().isEmpty()) {
      autoPlay.failed();
    } else {
      autoPlay.succeeded();
    }
    return written;
  }

  private LoggedTable.Written told(LoggedTable.Written written) {
    if (!written.appliedEntries().isEmpty()) {
      listeners.tell(written.before(), written.appliedEntries(), loggedTable.table());
    }
    autoPlay.look(loggedTable.table());
    return written;
  }

  Optional<Subscription> watch(@Nullable Person viewer, long after, Consumer<EncodedMessage> ear) {
    use();
    Listeners.Listener listener = new Listeners.Listener(viewer, ear);
    boolean open =
        mailbox.post(task ->
            readUpTo(task, after)
                .handle((_, _) -> {
                  listeners.add(listener);
                  Table table = loggedTable.table();
                  CatchUp.of(table, loggedTable.memory().recent(), viewer, after)
                      .map(EncodedMessage::of)
                      .ifPresent(told -> listeners.tell(listener, told, table));
                  return listener;
                }));
    return open ? Optional.of(() -> listeners.remove(listener)) : Optional.empty();
  }

  /** A viewer who comes from another server may have heard more there. */
  private CompletableFuture<?> readUpTo(Mailbox.Task task, long number) {
    return number > loggedTable.table().number()
        ? follow(task)
        : CompletableFuture.completedFuture(null);
  }

  private void use() {
    lastUsed = context.clock().millis();
  }

  /** Whether this actor has retired for good, since nobody needs it. */
  boolean retire(long now) {
    boolean idle = now - lastUsed >= patience().toMillis();
    return idle && listeners.isEmpty() && mailbox.closeIfIdle();
  }

  /** After the end there is little to come back for, and it can be read again. */
  private Duration patience() {
    Duration usual = context.settings().idle();
    boolean over = loggedTable.table().stage() == Stage.OVER;
    return over && usual.compareTo(AFTER_THE_END) > 0 ? AFTER_THE_END : usual;
  }

  CompletableFuture<Void> close() {
    return mailbox.close();
  }

  private static Mailbox.Work done(Runnable work) {
    return _ ->
        safely(() -> {
          work.run();
          return CompletableFuture.completedFuture(null);
        });
  }

  private static <T> CompletableFuture<T> safely(Supplier<CompletableFuture<T>> task) {
    try {
      return task.get();
    } catch (RuntimeException failure) {
      return CompletableFuture.failedFuture(failure);
    }
  }
}
