package kraken.tables.live;

import java.util.concurrent.CompletableFuture;
import kraken.tables.Person;
import kraken.tables.decide.StandInDecisions;
import kraken.tables.model.Table;
import org.jspecify.annotations.Nullable;

/** Gives persons who connect the seats back that bots kept for them. */
final class SeatReturn {

  private final LoggedTable loggedTable;
  private final Listeners listeners;
  private final TableActor actor;

  SeatReturn(LoggedTable loggedTable, Listeners listeners, TableActor actor) {
    this.loggedTable = loggedTable;
    this.listeners = listeners;
    this.actor = actor;
  }

  /**
   * Before a viewer who connects is told of the table. Where another server has written at the same
   * time, it is tried once more on what that has written.
   */
  CompletableFuture<Void> connecting(Mailbox.Task task, @Nullable Person viewer) {
    return viewer == null
        ? CompletableFuture.completedFuture(null)
        : returned(task, viewer).thenCompose(_ -> returned(task, viewer));
  }

  private CompletableFuture<Void> returned(Mailbox.Task task, Person viewer) {
    return actor.writeIfAny(task, StandInDecisions.returning(loggedTable.table(), viewer));
  }

  /**
   * After every change, for those who are connected already: another server may not have known it
   * when it let a bot sit in.
   */
  void follow(Mailbox.Task task) {
    task.mustBeUnderWay();
    Table table = loggedTable.table();
    if (table.crew().standIns().isNone()) {
      return;
    }
    for (Person person : listeners.persons()) {
      if (!StandInDecisions.returning(table, person).isEmpty()) {
        actor.act(_ ->
            CompletableFuture.completedFuture(
                StandInDecisions.returning(loggedTable.table(), person)));
      }
    }
  }
}
