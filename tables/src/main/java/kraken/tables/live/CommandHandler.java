package kraken.tables.live;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kraken.tables.Person;
import kraken.tables.Presence;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.decide.Attendees;
import kraken.tables.decide.Decide;
import kraken.tables.decide.Decision;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import kraken.tables.model.Attempt;
import kraken.tables.model.Table;
import kraken.tables.tell.Perspective;
import org.jspecify.annotations.Nullable;

/**
 * Answers the requests of persons. Other servers may write to the same table. Where one was faster,
 * the handler reads what it wrote and decides the request again; it refuses nothing because of an
 * old state.
 */
final class CommandHandler {

  private static final Decision.No NOT_STORED =
      no("not-stored", "The table could not be written; nothing has happened.");
  private static final Decision.No REMOVED =
      no(Reply.Refused.NO_SUCH_TABLE, "The table was removed.");
  private static final Decision.No FAILED = no("failed", "That went wrong; nothing has happened.");
  private static final Decision.No IN_DOUBT =
      no(Reply.Refused.IN_DOUBT, "It is not known what came of it; ask again with the same id.");

  /** Two would do if no more than two servers wrote to a table at the same time. */
  private static final int ATTEMPTS = 5;

  private final TablesContext context;
  private final LoggedTable loggedTable;
  private final TableActor actor;

  CommandHandler(TablesContext context, LoggedTable loggedTable, TableActor actor) {
    this.context = context;
    this.loggedTable = loggedTable;
    this.actor = actor;
  }

  /**
   * A request that is being answered.
   *
   * @param task the task of the mailbox in which it is answered
   * @param command the id under which the log knows it
   * @param elsewhere the persons who watch through other servers; empty for commands that do not
   *     need them
   */
  private record Asked(
      Mailbox.Task task, Person person, Request request, String command, List<Person> elsewhere) {
    static Asked of(Mailbox.Task task, Person person, Request request, List<Person> elsewhere) {
      return new Asked(task, person, request, person.id() + "/" + request.id(), elsewhere);
    }
  }

  CompletableFuture<Reply> reply(Mailbox.Task task, Person person, Request request) {
    return isAboutAStranger(request)
        ? context
            .journal()
            .elsewhere(loggedTable.table().id())
            .thenComposeAsync(others -> reply(task, person, request, others), context.executor())
        : reply(task, person, request, List.of());
  }

  /** Whether the command is about a person who is not connected to this server. */
  private boolean isAboutAStranger(Request request) {
    String person =
        switch (request.command()) {
          case Command.HandOver(var _, String to) -> to;
          case Command.GiveSeat(var _, String to) -> to;
          case Command.PassHost(String to) -> to;
          default -> null;
        };
    return person != null && actor.persons().stream().noneMatch(known -> known.id().equals(person));
  }

  private CompletableFuture<Reply> reply(
      Mailbox.Task task, Person person, Request request, List<Person> elsewhere) {
    Asked asked = Asked.of(task, person, request, elsewhere);
    return loggedTable.isUncertain() || request.madeAt() > loggedTable.table().number()
        ? actor.follow(asked.task).thenCompose(_ -> attempt(asked, ATTEMPTS))
        : attempt(asked, ATTEMPTS);
  }

  /**
   * The reply after an unexpected exception. A request whose entries are durable is done all the
   * same.
   */
  Reply failed(Mailbox.Task task, Person person, Request request) {
    Asked asked = Asked.of(task, person, request, List.of());
    return outcome(asked)
        .orElseGet(() -> refused(asked, loggedTable.isUncertain() ? IN_DOUBT : FAILED));
  }

  private CompletableFuture<Reply> attempt(Asked asked, int attempts) {
    Optional<Reply> before = outcome(asked);
    if (before.isPresent()) {
      return CompletableFuture.completedFuture(before.get());
    }
    Table table = loggedTable.table();
    long mostBytes = context.settings().mostLogBytes();
    Decision decision =
        Decide.about(table, asked.person, asked.request, attendees(asked), mostBytes);
    return carriedOut(asked, decision, attempts);
  }

  private CompletableFuture<Reply> carriedOut(Asked asked, Decision decision, int attempts) {
    return switch (decision) {
      case Decision.No no -> refusedIfNothingIsNew(asked, no, attempts);
      case Decision.Yes(List<Fact> facts) when facts.isEmpty() ->
          CompletableFuture.completedFuture(
              new Reply.Done(
                  asked.request.id(),
                  Perspective.of(loggedTable.table(), asked.person.id()).number()));
      case Decision.Yes(List<Fact> facts) ->
          actor
              .write(asked.task, asked.command, facts)
              .thenCompose(came -> written(asked, came.failure(), attempts));
      case Decision.Plays(Attempt.Legal<?, ?, ?, ?> move) ->
          actor
              .write(asked.task, asked.command, move)
              .thenCompose(came -> written(asked, came.failure(), attempts));
      case Decision.GoOn(List<Fact> next) ->
          context
              .tableOpener()
              .open(next)
              .thenComposeAsync(
                  id -> actor.write(asked.task, asked.command, List.of(new Fact.Rematched(id))),
                  context.executor())
              .thenCompose(came -> written(asked, came.failure(), attempts));
    };
  }

  private Attendees attendees(Asked asked) {
    return new Attendees() {
      @Override
      public List<Person> persons() {
        List<Person> persons = actor.persons();
        persons.addAll(asked.elsewhere);
        return persons;
      }

      @Override
      public Presence of(String person) {
        return actor.attendance().of(person);
      }

      @Override
      public long now() {
        return context.clock().millis();
      }
    };
  }

  private CompletableFuture<Reply> refusedIfNothingIsNew(
      Asked asked, Decision.No no, int attempts) {
    if (!context.journal().isShared()) {
      return CompletableFuture.completedFuture(refused(asked, no));
    }
    return actor
        .follow(asked.task)
        .thenCompose(read ->
            read.appliedEntries().isEmpty() || attempts == 1
                ? CompletableFuture.completedFuture(refused(asked, no))
                : attempt(asked, attempts - 1));
  }

  private CompletableFuture<Reply> written(Asked asked, @Nullable Throwable failure, int attempts) {
    if (failure instanceof Journal.ConflictException && attempts > 1) {
      return attempt(asked, attempts - 1);
    }
    Decision.No why =
        switch (failure) {
          case Journal.InDoubtException _ -> IN_DOUBT;
          case Journal.GoneException _ -> REMOVED;
          case null, default -> NOT_STORED;
        };
    return CompletableFuture.completedFuture(outcome(asked).orElseGet(() -> refused(asked, why)));
  }

  private Optional<Reply> outcome(Asked asked) {
    return loggedTable
        .recentEntries()
        .lastEntryOf(asked.command)
        .map(number -> new Reply.Done(asked.request.id(), perspective(asked).number(number)));
  }

  private Reply refused(Asked asked, Decision.No no) {
    long number = perspective(asked).number();
    return new Reply.Refused(asked.request.id(), no.code(), no.rule(), no.sentence(), number);
  }

  private Perspective perspective(Asked asked) {
    return Perspective.of(loggedTable.table(), asked.person.id());
  }

  private static Decision.No no(String code, String sentence) {
    return new Decision.No(code, "", sentence);
  }
}
