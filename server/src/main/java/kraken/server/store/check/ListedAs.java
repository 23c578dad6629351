package kraken.server.store.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;

/** How the lists must show a table, by its log. It follows the log entry by entry. */
final class ListedAs {

  private final Fact.Opened opened;
  private final long openedAt;
  private final List<Sitter> seats;
  private final Set<String> mentioned = new HashSet<>();
  private Stage stage = Stage.GATHERING;
  private String host;

  /** Begins with the first entry, which must have opened the table. */
  ListedAs(Entry first) {
    if (!(first.fact() instanceof Fact.Opened fact)) {
      throw new IllegalArgumentException("the first entry does not open a table");
    }
    this.opened = fact;
    this.openedAt = first.at();
    this.host = fact.host().id();
    this.seats = new ArrayList<>(Collections.nCopies(fact.players(), new Sitter.Nobody()));
    mention(fact.host());
  }

  void follow(Entry entry) {
    switch (entry.fact()) {
      case Fact.Opened _ -> throw new IllegalArgumentException("a table is opened only once");
      case Fact.Seated(Seat seat, Sitter sitter) -> sit(seat, sitter);
      case Fact.HandedOver(Seat seat, Sitter to, var _) -> sit(seat, to);
      case Fact.HostPassed(Person to) -> {
        host = opened.isBroughtIn() ? host : to.id();
        mention(to);
      }
      case Fact.Said said -> mention(said.person());
      case Fact.Left(String person) -> {
        mentioned.remove(person);
        host = host.equals(person) ? "" : host;
      }
      case Fact.Started _ -> stage = Stage.PLAYING;
      case Fact.Ended _ -> stage = Stage.OVER;
      case Fact.Closed _ -> stage = Stage.CLOSED;
      case Fact.NonceGiven _,
          Fact.Drawn _,
          Fact.Played _,
          Fact.TimedOut _,
          Fact.TakenBack _,
          Fact.Advised _,
          Fact.EyesLent _,
          Fact.EyesBorrowed _,
          Fact.Rematched _ -> {}
    }
  }

  private void sit(Seat seat, Sitter sitter) {
    seats.set(seat.index(), sitter);
    if (sitter instanceof Sitter.Human(Person person)) {
      mention(person);
    }
  }

  /** Bots have no id. */
  private void mention(Person person) {
    if (!person.id().isEmpty()) {
      mentioned.add(person.id());
    }
  }

  Fact.Opened opened() {
    return opened;
  }

  /** The row of the list, in the words of {@link ListRow}. */
  ListRow row() {
    return new ListRow(
        opened.game(), opened.playedUnder(), opened.players(), stage.name(), host, openedAt);
  }

  List<Sitter> seats() {
    return seats;
  }

  /** The persons who must be found when they want to be forgotten. */
  Set<String> mentioned() {
    return mentioned;
  }
}
