package kraken.tables.attendance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.tables.Person;
import kraken.tables.Presence;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.model.Progress;
import kraken.tables.model.Table;

/**
 * Alerts the persons whose turn it is and who are not at the table: each once in each position. It
 * looks some seconds after the position came about, and then now and then, since somebody who was
 * there may leave without a move. It goes by the seats that were asked, never by those that have
 * answered. Only tasks of the table's mailbox change it.
 */
public final class TurnAlerter {

  /**
   * Longer than {@link Attendance#AWAY_AFTER}: a person who only loads the page again is not
   * alerted.
   */
  public static final Duration AFTER = Duration.ofSeconds(10);

  public static final Duration BETWEEN_LOOKS = Duration.ofSeconds(30);

  private static final long NEVER = Long.MAX_VALUE;

  private final Attendance attendance;
  private final TurnAlertListener listener;
  private final Set<String> alerted = new HashSet<>();
  private long moment = -1;
  private boolean justAsked;
  private volatile long due = NEVER;

  public TurnAlerter(Attendance attendance, TurnAlertListener listener) {
    this.attendance = attendance;
    this.listener = listener;
  }

  /**
   * Takes in the table after a change.
   *
   * @param attends whether this server looks after the position: of several only one alerts
   */
  public void follow(Table table, boolean attends) {
    Progress game = table.progress();
    if (game == null || table.stage() != Stage.PLAYING) {
      end(table);
    } else if (game.play().moment().number() != moment) {
      moment = game.play().moment().number();
      end(table);
      justAsked = true;
      due = attends ? game.play().moment().at() + AFTER.toMillis() : NEVER;
    }
  }

  private void end(Table table) {
    due = NEVER;
    if (!alerted.isEmpty()) {
      alerted.clear();
      listener.turnOver(table.id());
    }
  }

  public boolean isDue(long now) {
    return due <= now;
  }

  /** Alerts those who were asked and are not at the table; notes when to look again. */
  public void alertAbsent(Table table, long now) {
    due = NEVER;
    if (table.progress() == null || table.stage() != Stage.PLAYING) {
      return;
    }
    Turn turn = table.progress().turn();
    List<Person> absent = new ArrayList<>();
    boolean mayComeBack = false;
    for (Seat seat : turn.asked()) {
      if (table.crew().at(seat) instanceof Sitter.Human(Person person)
          && !alerted.contains(person.id())) {
        addIfAbsent(person, absent);
        mayComeBack |= mayComeBack(person);
        due = now + BETWEEN_LOOKS.toMillis();
      }
    }
    justAsked &= mayComeBack;
    due = justAsked ? now + Attendance.AWAY_AFTER.toMillis() : due;
    if (!absent.isEmpty()) {
      boolean together = turn instanceof Turn.Together;
      listener.alert(new TurnAlert(table.id(), table.terms().opened().game(), together, absent));
    }
  }

  /**
   * Adds the person where an alert is due. A person who leaves later in the turn may only load the
   * page again, and is alerted after a minute.
   */
  private void addIfAbsent(Person person, List<Person> absent) {
    Presence presence = attendance.of(person.id());
    boolean isAbsent = justAsked ? presence != Presence.HERE : presence == Presence.GONE;
    if (isAbsent && alerted.add(person.id())) {
      absent.add(person);
    }
  }

  /** Whether the person has just lost the connection, and so may reconnect at any moment. */
  private boolean mayComeBack(Person person) {
    return attendance.of(person.id()) == Presence.HERE && !attendance.isConnected(person.id());
  }
}
