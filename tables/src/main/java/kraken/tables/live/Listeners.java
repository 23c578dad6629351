package kraken.tables.live;

import java.lang.System.Logger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import kraken.tables.Person;
import kraken.tables.Viewing;
import kraken.tables.log.Connected;
import kraken.tables.log.Fact;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.Crew;
import kraken.tables.model.Play;
import kraken.tables.model.Table;
import kraken.tables.tell.News;
import kraken.tables.tell.Perspective;
import kraken.tables.tell.TableTeller;
import kraken.tables.told.AttendanceTold;
import kraken.tables.told.EncodedMessage;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/**
 * The connections that watch a table now. They may be added and removed by any thread; only tasks
 * of the table's mailbox tell them something.
 */
final class Listeners {

  private static final Logger LOG = System.getLogger(Listeners.class.getName());
  private static final long NEVER = -1;

  private final List<Listener> listeners = new CopyOnWriteArrayList<>();

  /** One connection. A person who watches on two pages has two. */
  static final class Listener {
    private final @Nullable Person viewer;
    private final boolean shared;
    private final @Nullable Person keeper;
    private final Consumer<EncodedMessage> consumer;
    private volatile boolean gone;
    private @Nullable Play<?, ?, ?, ?> known;
    private long told;
    private long seen = NEVER;
    private @Nullable AttendanceTold attendance;

    Listener(Viewing viewing, Consumer<EncodedMessage> consumer) {
      this.viewer = viewing.person();
      this.shared = viewing.shared();
      this.keeper = viewing.keeper();
      this.consumer = consumer;
    }

    private @Nullable String id() {
      return viewer == null ? null : viewer.id();
    }

    /**
     * Whether bots wait for it: it says what it has shown, and its person plays. A shared screen
     * belongs to the table where a player or the host runs it; a stranger could slow the table.
     */
    private boolean isWaitedFor(Table table) {
      return seen != NEVER && (plays(table, viewer) || keeps(table, keeper));
    }

    private static boolean keeps(Table table, @Nullable Person person) {
      return plays(table, person)
          || (person != null && table.terms().opened().host().id().equals(person.id()));
    }

    private static boolean plays(Table table, @Nullable Person person) {
      return person != null && !table.crew().of(person.id()).isEmpty();
    }
  }

  /**
   * A message that was made for one listener. It serves all with the same perspective that know the
   * same game.
   */
  private record Sent(
      Perspective perspective, @Nullable Play<?, ?, ?, ?> known, @Nullable EncodedMessage news) {

    @SuppressWarnings("ReferenceEquality") // a game in progress is equal to itself alone
    boolean serves(Perspective other, @Nullable Play<?, ?, ?, ?> knowing) {
      return known == knowing && perspective.equals(other);
    }
  }

  /** Adds a listener, unless it was removed before. */
  void add(Listener listener) {
    listeners.add(listener);
    if (listener.gone) {
      listeners.remove(listener);
    }
  }

  void remove(Listener listener) {
    listener.gone = true;
    listeners.remove(listener);
  }

  boolean isEmpty() {
    return listeners.isEmpty();
  }

  List<Person> persons() {
    List<Person> persons = new ArrayList<>();
    for (Listener listener : listeners) {
      if (listener.viewer != null) {
        persons.add(listener.viewer);
      }
    }
    return persons;
  }

  /** Who is connected here, those who sit first: other servers are told only so many persons. */
  Connected connected(Table table) {
    Map<String, Person> persons = new LinkedHashMap<>();
    int unnamed = 0;
    for (Listener listener : listeners) {
      if (listener.viewer == null) {
        unnamed += listener.shared ? 0 : 1;
      } else {
        persons.putIfAbsent(listener.viewer.id(), listener.viewer);
      }
    }
    List<Person> sorted = new ArrayList<>(persons.values());
    sorted.sort(Comparator.comparing(person -> table.crew().of(person.id()).isEmpty()));
    return new Connected(sorted, unnamed);
  }

  /** Tells the listeners who is at the table, but for those who know it already. */
  void tell(AttendanceTold attendance, Table table) {
    EncodedMessage message = EncodedMessage.of(new Message.Attendance(attendance));
    for (Listener listener : listeners) {
      if (!attendance.equals(listener.attendance)) {
        listener.attendance = attendance;
        tell(listener, message, table);
      }
    }
  }

  /** Notes what a listener has shown to its viewer; nobody has seen what was not told yet. */
  static void seen(Listener listener, long number) {
    listener.seen = Math.max(listener.seen, Math.clamp(number, 0, listener.told));
  }

  /** Whether a page of a player says what it has shown, so that bots may have to wait for it. */
  boolean anyIsWaitedFor(Table table) {
    return listeners.stream().anyMatch(listener -> listener.isWaitedFor(table));
  }

  /** Whether a page that bots wait for still shows something. */
  boolean anyIsBehind(Table table) {
    return listeners.stream()
        .anyMatch(listener -> listener.seen < listener.told && listener.isWaitedFor(table));
  }

  /** Tells all listeners. Those with the same perspective get the same message, encoded once. */
  void tell(Table before, List<AppliedEntry> appliedEntries, Table table) {
    List<Sent> sent = new ArrayList<>();
    boolean anew = hasAnybodyLeft(appliedEntries) || hasAnotherStageElsewhere(before, table);
    for (Listener listener : listeners) {
      if (anew || looksOtherwise(before, table, listener)) {
        Message whole = new Message.Whole(TableTeller.whole(table, listener.viewer));
        tell(listener, EncodedMessage.of(whole), table);
      } else {
        EncodedMessage news = news(appliedEntries, table, listener, sent);
        if (news != null) {
          tell(listener, news, table);
        }
      }
    }
  }

  private static @Nullable EncodedMessage news(
      List<AppliedEntry> appliedEntries, Table table, Listener listener, List<Sent> sent) {
    Perspective perspective = Perspective.of(table, listener.id());
    for (Sent before : sent) {
      if (before.serves(perspective, listener.known)) {
        return before.news;
      }
    }
    EncodedMessage news =
        News.of(appliedEntries, table, perspective, listener.known)
            .map(EncodedMessage::of)
            .orElse(null);
    sent.add(new Sent(perspective, listener.known, news));
    return news;
  }

  private static boolean hasAnybodyLeft(List<AppliedEntry> appliedEntries) {
    for (AppliedEntry applied : appliedEntries) {
      if (applied.entry().fact() instanceof Fact.Left) {
        return true;
      }
    }
    return false;
  }

  /** Of a game whose edition is not played here, what is told depends on its stage alone. */
  private static boolean hasAnotherStageElsewhere(Table before, Table table) {
    return table.otherEdition() != null && before.stage() != table.stage();
  }

  /** Whether the viewer holds other seats than before, or looks through other eyes. */
  private static boolean looksOtherwise(Table before, Table table, Listener listener) {
    Crew then = before.crew();
    Crew now = table.crew();
    String viewer = listener.id();
    return before.progress() != null
        && !then.equals(now)
        && (!then.of(viewer).equals(now.of(viewer))
            || !Objects.equals(
                then.lentEyes().borrowedBy(viewer), now.lentEyes().borrowedBy(viewer)));
  }

  /**
   * Sends a message about the table as it is now. A listener that throws is removed, so that it
   * does not harm the others.
   */
  void tell(Listener listener, EncodedMessage message, Table table) {
    try {
      listener.consumer.accept(message);
      listener.told = Math.max(listener.told, number(message.message()));
      if (tellsOfTheGame(message.message()) && table.progress() != null) {
        listener.known = table.progress().play();
      }
    } catch (RuntimeException failure) {
      LOG.log(Logger.Level.WARNING, "a listener failed and is left out from now on", failure);
      listeners.remove(listener);
    }
  }

  private static long number(Message message) {
    return switch (message) {
      case Message.Whole whole -> whole.table().number();
      case Message.Step step -> step.number();
      case Message.Attendance _, Message.Answered _ -> 0;
    };
  }

  private static boolean tellsOfTheGame(Message message) {
    return message instanceof Message.Whole
        || (message instanceof Message.Step step && step.play() != null);
  }
}
