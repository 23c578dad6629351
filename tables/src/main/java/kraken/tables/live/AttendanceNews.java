package kraken.tables.live;

import kraken.tables.attendance.Attendance;
import kraken.tables.attendance.TurnAlerter;
import kraken.tables.log.Connected;
import kraken.tables.log.Journal;
import kraken.tables.model.Table;

/**
 * Tells the listeners of a table, and the other servers, who is at the table; alerts those whose
 * turn it is and who are not.
 */
final class AttendanceNews {

  private final Journal journal;
  private final LoggedTable loggedTable;
  private final Listeners listeners;
  private final Attendance attendance;
  private final TurnAlerter turnAlerter;

  AttendanceNews(TablesContext context, LoggedTable loggedTable, Listeners listeners) {
    this.journal = context.journal();
    this.loggedTable = loggedTable;
    this.listeners = listeners;
    this.attendance = new Attendance(context.clock());
    this.turnAlerter = new TurnAlerter(attendance, context.turnAlertListener());
  }

  Attendance attendance() {
    return attendance;
  }

  /** Who is connected to the table through this server. */
  Connected connected() {
    return listeners.connected(loggedTable.table());
  }

  /** Asks the other servers, of a table that has just been loaded. */
  void begin() {
    if (journal.isShared()) {
      journal.askPeers(loggedTable.table().id());
    }
  }

  /** Exchanges with the other servers who is connected where. */
  void meetPeers() {
    journal.tellPeers(loggedTable.table().id());
    journal.askPeers(loggedTable.table().id());
  }

  /** Somebody has connected here, or is not connected any more. */
  void connectionsChanged() {
    boolean changed;
    synchronized (attendance) { // or an older answer could come after a newer one
      changed = attendance.here(connected());
    }
    if (changed && journal.isShared()) {
      journal.tellPeers(loggedTable.table().id());
    }
  }

  /**
   * Entries were written: seats may have other sitters, another person may be the host, and it may
   * be another seat's turn.
   *
   * @param attends whether this server looks after the position
   */
  void follow(Mailbox.Task task, Table before, boolean attends) {
    task.mustBeUnderWay();
    Table now = loggedTable.table();
    turnAlerter.follow(now, attends);
    if (!before.crew().sitters().equals(now.crew().sitters())
        || !before.terms().opened().host().equals(now.terms().opened().host())) {
      attendance.lookSoon();
    }
  }

  boolean isDue(long now) {
    return attendance.isDue(now) || turnAlerter.isDue(now);
  }

  /** Tells what is due. */
  void tell(Mailbox.Task task, long now) {
    task.mustBeUnderWay();
    Table table = loggedTable.table();
    if (attendance.isDue(now)) {
      listeners.tell(attendance.look(table), table);
    }
    if (turnAlerter.isDue(now)) {
      turnAlerter.alertAbsent(table, now);
    }
  }

  /** A listener, as the caller of {@link Tables#watch} holds it. */
  Subscription subscription(TableActor actor, Listeners.Listener listener, AutoPlay autoPlay) {
    return new Subscription() {
      @Override
      public void seen(long number) {
        actor.act(task -> {
          Listeners.seen(listener, number);
          return autoPlay.shown(task);
        });
      }

      @Override
      public void close() {
        listeners.remove(listener);
        connectionsChanged();
        actor.act(autoPlay::shown); // bots wait no longer for a page that has gone
      }
    };
  }
}
