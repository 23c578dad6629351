package kraken.tables.attendance;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import kraken.tables.Person;
import kraken.tables.Presence;
import kraken.tables.Sitter;
import kraken.tables.log.Connected;
import kraken.tables.model.Table;
import kraken.tables.told.AttendanceTold;
import org.jspecify.annotations.Nullable;

/**
 * Knows who is at one table: who is connected here and at other servers, and since when the others
 * are not. It looks at connections alone, never at the game or at requests: a secret answer must
 * not show that somebody is there. Safe for any thread.
 */
public final class Attendance {

  public static final Duration AWAY_AFTER = Duration.ofSeconds(5);
  public static final Duration GONE_AFTER = Duration.ofMinutes(1);

  /** Changes are told at most this often, however often somebody comes and goes. */
  public static final Duration BETWEEN_NEWS = Duration.ofSeconds(1);

  private static final long NEVER = Long.MAX_VALUE;

  private final InstantSource clock;
  private final long began;
  private final Map<String, Connected> elsewhere = new HashMap<>();
  private final Map<String, Long> lastHere = new HashMap<>();
  private Connected here = Connected.NOBODY;
  private @Nullable AttendanceTold told;
  private long toldAt;
  private volatile long nextLook = NEVER;

  /** Begins to look: nobody is away before the time is up. */
  public Attendance(InstantSource clock) {
    this.clock = clock;
    this.began = clock.millis();
    this.toldAt = began - BETWEEN_NEWS.toMillis();
  }

  /** Takes in who is connected here now; returns whether the persons are others than before. */
  public synchronized boolean here(Connected now) {
    boolean same = now.equals(here);
    noteAll(here);
    here = now;
    lookSoon();
    return !same;
  }

  /** Takes in who is connected through another server. */
  public synchronized void elsewhere(String server, Connected there) {
    Connected before = elsewhere.getOrDefault(server, Connected.NOBODY);
    if (before.equals(there)) {
      return;
    }
    noteAll(before);
    if (there.equals(Connected.NOBODY)) {
      elsewhere.remove(server);
    } else {
      elsewhere.put(server, there);
    }
    lookSoon();
  }

  /** Looks again at the next tick: a seat has another sitter, or somebody new listens. */
  public synchronized void lookSoon() {
    nextLook = Math.min(nextLook, toldAt + BETWEEN_NEWS.toMillis());
  }

  public boolean isDue(long now) {
    return nextLook <= now;
  }

  private void noteAll(Connected connected) {
    connected.persons().forEach(person -> lastHere.put(person.id(), clock.millis()));
  }

  public synchronized Presence of(String person) {
    return isConnected(person) ? Presence.HERE : presence(clock.millis() - since(person));
  }

  private static Presence presence(long without) {
    if (without < AWAY_AFTER.toMillis()) {
      return Presence.HERE;
    }
    return without < GONE_AFTER.toMillis() ? Presence.AWAY : Presence.GONE;
  }

  private long since(String person) {
    return lastHere.getOrDefault(person, began);
  }

  /** Whether the person has a connection at this moment, at any server. */
  synchronized boolean isConnected(String person) {
    return isAmong(here, person)
        || elsewhere.values().stream().anyMatch(there -> isAmong(there, person));
  }

  private static boolean isAmong(Connected connected, String person) {
    return connected.persons().stream().anyMatch(one -> one.id().equals(person));
  }

  /** Who is at the table now; it stands until the next look is due. */
  public synchronized AttendanceTold look(Table table) {
    Set<String> persons = hostAndSitters(table);
    lastHere.keySet().retainAll(persons);
    nextLook = persons.stream().mapToLong(this::nextChange).min().orElse(NEVER);
    AttendanceTold now = attendance(table);
    if (!now.equals(told)) {
      told = now;
      toldAt = clock.millis();
    }
    return now;
  }

  private static Set<String> hostAndSitters(Table table) {
    Set<String> persons = new HashSet<>();
    persons.add(table.terms().opened().host().id());
    for (Sitter sitter : table.crew().sitters()) {
      if (sitter instanceof Sitter.Human(Person person)) {
        persons.add(person.id());
      }
    }
    return persons;
  }

  private long nextChange(String person) {
    if (isConnected(person)) {
      return NEVER;
    }
    long since = since(person);
    return switch (presence(clock.millis() - since)) {
      case HERE -> since + AWAY_AFTER.toMillis();
      case AWAY -> since + GONE_AFTER.toMillis();
      case GONE -> NEVER;
    };
  }

  private AttendanceTold attendance(Table table) {
    Map<String, Person> watchers = new LinkedHashMap<>();
    int unnamed = here.unnamed();
    addWatchers(table, here, watchers);
    for (Connected there : elsewhere.values()) {
      addWatchers(table, there, watchers);
      unnamed += there.unnamed();
    }
    int named = Math.min(watchers.size(), AttendanceTold.MOST_WATCHERS);
    return new AttendanceTold(
        table.crew().sitters().stream().map(this::presenceAt).toList(),
        of(table.terms().opened().host().id()),
        watchers.values().stream().limit(named).toList(),
        unnamed + watchers.size() - named);
  }

  private static void addWatchers(Table table, Connected connected, Map<String, Person> watchers) {
    for (Person person : connected.persons()) {
      if (table.crew().of(person.id()).isEmpty()
          && !table.crew().leftForGood().contains(person.id())) {
        watchers.putIfAbsent(person.id(), person);
      }
    }
  }

  private Presence presenceAt(Sitter sitter) {
    return sitter instanceof Sitter.Human(Person person) ? of(person.id()) : Presence.HERE;
  }
}
