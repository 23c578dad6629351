package kraken.tables.live;

import java.lang.System.Logger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import kraken.tables.Person;
import kraken.tables.fold.Deed;
import kraken.tables.fold.Table;
import kraken.tables.log.Fact;
import kraken.tables.tell.Gaze;
import kraken.tables.tell.News;
import kraken.tables.tell.Telling;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/** Those who look at a table now. */
final class Listeners {

  private static final Logger LOG = System.getLogger(Listeners.class.getName());

  private final List<Listener> listeners = new CopyOnWriteArrayList<>();

  /** Somebody who looks; a person who looks twice is two of them. */
  static final class Listener {
    private final @Nullable Person viewer;
    private final Consumer<Message> ear;
    private volatile boolean gone;

    Listener(@Nullable Person viewer, Consumer<Message> ear) {
      this.viewer = viewer;
      this.ear = ear;
    }

    private @Nullable String id() {
      return viewer == null ? null : viewer.id();
    }
  }

  /** Who has gone before it was his turn to be added does not stay. */
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

  /** Tells everybody; those who look in the same way get the very same message. */
  void tell(Table before, List<Deed> deeds, Table table) {
    Map<Gaze, Optional<Message>> news = new HashMap<>();
    boolean anew = hasAnybodyLeft(deeds);
    for (Listener listener : listeners) {
      if (anew || hasOtherEyes(before, table, listener)) {
        tell(listener, new Message.Whole(Telling.whole(table, listener.viewer)));
      } else {
        news.computeIfAbsent(Gaze.of(table, listener.id()), gaze -> News.of(deeds, table, gaze))
            .ifPresent(message -> tell(listener, message));
      }
    }
  }

  private static boolean hasAnybodyLeft(List<Deed> deeds) {
    for (Deed deed : deeds) {
      if (deed.entry().fact() instanceof Fact.Left) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasOtherEyes(Table before, Table table, Listener listener) {
    return before.progress() != null
        && !before.crew().equals(table.crew())
        && !before.crew().of(listener.id()).equals(table.crew().of(listener.id()));
  }

  /** One who fails is not told any more; the others must not suffer. */
  void tell(Listener listener, Message message) {
    try {
      listener.ear.accept(message);
    } catch (RuntimeException deaf) {
      LOG.log(Logger.Level.WARNING, "a listener failed and is left out from now on", deaf);
      listeners.remove(listener);
    }
  }
}
