package kraken.tables.live;

import java.lang.System.Logger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import kraken.tables.Person;
import kraken.tables.log.Fact;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.Play;
import kraken.tables.model.Table;
import kraken.tables.tell.News;
import kraken.tables.tell.Perspective;
import kraken.tables.tell.TableTeller;
import kraken.tables.told.EncodedMessage;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/** Those who look at a table now. */
final class Listeners {

  private static final Logger LOG = System.getLogger(Listeners.class.getName());

  private final List<Listener> listeners = new CopyOnWriteArrayList<>();

  /** Somebody who looks; a person who looks twice is two of them. */
  static final class Listener {
    private final @Nullable Person viewer;
    private final Consumer<EncodedMessage> ear;
    private volatile boolean gone;
    private @Nullable Play<?, ?, ?, ?> known;

    Listener(@Nullable Person viewer, Consumer<EncodedMessage> ear) {
      this.viewer = viewer;
      this.ear = ear;
    }

    private @Nullable String id() {
      return viewer == null ? null : viewer.id();
    }
  }

  /** What somebody was told: who looks in the same way, and knows as much, is told the same. */
  private record Told(
      Perspective perspective, @Nullable Play<?, ?, ?, ?> known, @Nullable EncodedMessage news) {

    @SuppressWarnings("ReferenceEquality") // a game in progress is equal to itself alone
    boolean serves(Perspective other, @Nullable Play<?, ?, ?, ?> knowing) {
      return known == knowing && perspective.equals(other);
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

  /** Tells everybody; those who look in the same way get the same message, encoded once. */
  void tell(Table before, List<AppliedEntry> appliedEntries, Table table) {
    List<Told> told = new ArrayList<>();
    boolean anew = hasAnybodyLeft(appliedEntries);
    for (Listener listener : listeners) {
      if (anew || hasOtherEyes(before, table, listener)) {
        Message whole = new Message.Whole(TableTeller.whole(table, listener.viewer));
        tell(listener, EncodedMessage.of(whole), table);
      } else {
        EncodedMessage news = news(appliedEntries, table, listener, told);
        if (news != null) {
          tell(listener, news, table);
        }
      }
    }
  }

  private static @Nullable EncodedMessage news(
      List<AppliedEntry> appliedEntries, Table table, Listener listener, List<Told> told) {
    Perspective perspective = Perspective.of(table, listener.id());
    for (Told before : told) {
      if (before.serves(perspective, listener.known)) {
        return before.news;
      }
    }
    EncodedMessage news =
        News.of(appliedEntries, table, perspective, listener.known)
            .map(EncodedMessage::of)
            .orElse(null);
    told.add(new Told(perspective, listener.known, news));
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

  private static boolean hasOtherEyes(Table before, Table table, Listener listener) {
    return before.progress() != null
        && !before.crew().equals(table.crew())
        && !before.crew().of(listener.id()).equals(table.crew().of(listener.id()));
  }

  /**
   * Tells of the table as it is now. One who fails is not told any more; the others must not
   * suffer.
   */
  void tell(Listener listener, EncodedMessage told, Table table) {
    try {
      listener.ear.accept(told);
      if (tellsOfTheGame(told.message()) && table.progress() != null) {
        listener.known = table.progress().play();
      }
    } catch (RuntimeException deaf) {
      LOG.log(Logger.Level.WARNING, "a listener failed and is left out from now on", deaf);
      listeners.remove(listener);
    }
  }

  private static boolean tellsOfTheGame(Message message) {
    return message instanceof Message.Whole
        || (message instanceof Message.Step step && step.play() != null);
  }
}
