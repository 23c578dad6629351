package kraken.tables.live;

import java.lang.System.Logger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.decide.Decide;
import kraken.tables.decide.Decision;
import kraken.tables.decide.Draft;
import kraken.tables.fold.Table;
import kraken.tables.log.Fact;
import kraken.tables.tell.CatchUp;
import kraken.tables.tell.Gaze;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/** The one who changes a table: a command at a time, told of when it is durable. */
final class Owner {

  private static final Logger LOG = System.getLogger(Owner.class.getName());
  private static final Duration AFTER_THE_END = Duration.ofSeconds(20);
  private static final Decision NOT_STORED =
      Decision.no("not-stored", "The table could not be written; nothing has happened.");
  private static final Decision FAILED =
      Decision.no("failed", "That went wrong; nothing has happened.");

  private final House house;
  private final Book book;
  private final Mailbox mailbox;
  private final Listeners listeners = new Listeners();
  private final Attendants attendants;
  private volatile long lastUsed;

  Owner(House house, Book book) {
    this.house = house;
    this.book = book;
    this.mailbox = new Mailbox(house.executor());
    this.attendants = new Attendants(house, this);
    use();
  }

  Table table() {
    use();
    return book.table();
  }

  /** Lets clock and bots go on where they were. */
  void begin() {
    mailbox.post(done(() -> attendants.look(book.table())));
  }

  /** False where the owner has retired, and another must be asked. */
  boolean ask(Person who, Request request, CompletableFuture<Reply> answer) {
    use();
    return mailbox.post(() ->
        safely(() -> reply(who, request))
            .exceptionally(failure -> {
              LOG.log(Logger.Level.WARNING, "a request failed", failure);
              return refused(request, who, FAILED);
            })
            .thenAccept(answer::complete));
  }

  private CompletableFuture<Reply> reply(Person who, Request request) {
    if (book.isUncertain()) {
      told(book.reread());
    }
    String command = who.id() + "/" + request.id();
    Optional<Reply> before = outcome(command, request, who);
    if (before.isPresent()) {
      return CompletableFuture.completedFuture(before.get());
    }
    return switch (Decide.about(book.table(), who, request, persons())) {
      case Decision.No no -> CompletableFuture.completedFuture(refused(request, who, no));
      case Decision.Yes(List<Fact> facts) when facts.isEmpty() ->
          CompletableFuture.completedFuture(
              new Reply.Done(request.id(), Gaze.of(book.table(), who.id()).number()));
      case Decision.Yes(List<Fact> facts) ->
          write(command, facts).thenApply(_ -> written(command, request, who));
      case Decision.GoOn(List<Fact> next) ->
          house
              .opener()
              .open(next)
              .thenComposeAsync(
                  id -> write(command, List.of(new Fact.Rematched(id))), house.executor())
              .thenApply(_ -> written(command, request, who));
    };
  }

  private Reply written(String command, Request request, Person who) {
    return outcome(command, request, who).orElseGet(() -> refused(request, who, NOT_STORED));
  }

  private Optional<Reply> outcome(String command, Request request, Person who) {
    Gaze gaze = Gaze.of(book.table(), who.id());
    return book.memory()
        .outcome(command)
        .map(number -> new Reply.Done(request.id(), gaze.number(number)));
  }

  private Reply refused(Request request, Person who, Decision decision) {
    Decision.No no = (Decision.No) decision;
    long number = Gaze.of(book.table(), who.id()).number();
    return new Reply.Refused(request.id(), no.code(), no.rule(), no.sentence(), number);
  }

  /** Those who look on now, then those who hold seats. */
  List<Person> persons() {
    List<Person> persons = new ArrayList<>(listeners.persons());
    for (Sitter sitter : book.table().crew().sitters()) {
      if (sitter instanceof Sitter.Human(Person person)) {
        persons.add(person);
      }
    }
    return persons;
  }

  /** Does something that the table decides by itself. */
  void act(Supplier<CompletableFuture<List<Fact>>> deciding) {
    mailbox.post(() ->
        safely(deciding)
            .thenCompose(this::writeIfAny)
            .exceptionally(failure -> {
              LOG.log(Logger.Level.ERROR, "a table could not go on", failure);
              attendants.failed();
              return null;
            })
            .thenRun(() -> attendants.look(book.table())));
  }

  private CompletableFuture<Void> writeIfAny(List<Fact> facts) {
    if (facts.isEmpty()) {
      return CompletableFuture.completedFuture(null);
    }
    long before = book.table().number();
    return write("", facts)
        .thenRun(() -> {
          if (book.table().number() == before) {
            attendants.failed();
          } else {
            attendants.succeeded();
          }
        });
  }

  /** Something is due at this table: a clock, a window, a bot's act. */
  void due() {
    act(attendants::due);
  }

  /** Complete when the entries are durable and told, or when it is certain that they are not. */
  private CompletableFuture<Void> write(String command, List<Fact> facts) {
    Draft draft = new Draft(book.table(), command, house.clock().millis());
    facts.forEach(draft::add);
    return book.write(draft.follow(), house.executor()).thenAccept(this::told);
  }

  private void told(Book.Written written) {
    if (!written.deeds().isEmpty()) {
      listeners.tell(written.before(), written.deeds(), book.table());
    }
    attendants.look(book.table());
  }

  Optional<Subscription> watch(@Nullable Person viewer, long after, Consumer<Message> ear) {
    use();
    Listeners.Listener listener = new Listeners.Listener(viewer, ear);
    boolean open =
        mailbox.post(
            done(() -> {
              listeners.add(listener);
              CatchUp.of(book.table(), book.memory().recent(), viewer, after)
                  .ifPresent(message -> listeners.tell(listener, message));
            }));
    return open ? Optional.of(() -> listeners.remove(listener)) : Optional.empty();
  }

  private void use() {
    lastUsed = house.clock().millis();
  }

  /** Whether the owner has left for good, since nobody needs it. */
  boolean retire(long now) {
    boolean idle = now - lastUsed >= patience().toMillis();
    return idle && listeners.isEmpty() && mailbox.closeIfIdle();
  }

  /** After the end there is little to come back for, and it can be read again. */
  private Duration patience() {
    Duration usual = house.settings().idle();
    boolean over = book.table().stage() == Stage.OVER;
    return over && usual.compareTo(AFTER_THE_END) > 0 ? AFTER_THE_END : usual;
  }

  CompletableFuture<Void> close() {
    return mailbox.close();
  }

  private static Supplier<CompletableFuture<?>> done(Runnable task) {
    return () ->
        safely(() -> {
          task.run();
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
