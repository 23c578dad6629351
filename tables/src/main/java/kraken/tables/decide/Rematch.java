package kraken.tables.decide;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.fold.Crew;
import kraken.tables.log.Fact;

/** The same crew again, each one seat further on. */
final class Rematch {

  private Rematch() {}

  static Decision of(Asker asker) {
    if (!asker.isSeated() && !asker.isHost()) {
      return Decision.no("not-seated", "Only the crew and its host ask for a rematch.");
    }
    if (asker.table().terms().opened().isBroughtIn()) {
      return Decision.no("brought-in", "There is a rematch only where the game was played.");
    }
    if (asker.table().rematch() != null) {
      return Decision.no("rematched", "The crew has a new table already.");
    }
    return new Decision.GoOn(nextTable(asker));
  }

  /** The luck of the new table is its own: whoever opens it fills in the hash. */
  private static List<Fact> nextTable(Asker asker) {
    Crew crew = asker.crew();
    List<Fact> facts = new ArrayList<>();
    facts.add(opened(asker));
    for (int i = 0; i < crew.sitters().size(); i++) {
      Seat seat = Seat.of(i).next(crew.sitters().size());
      facts.add(new Fact.Seated(seat, unlessGone(crew, crew.sitters().get(i))));
    }
    return facts;
  }

  private static Fact.Opened opened(Asker asker) {
    Fact.Opened opened = asker.table().terms().opened();
    boolean gone = asker.crew().gone().contains(opened.host().id());
    return gone ? opened.hostedBy(asker.person()) : opened;
  }

  private static Sitter unlessGone(Crew crew, Sitter sitter) {
    return sitter instanceof Sitter.Human(Person person) && crew.gone().contains(person.id())
        ? new Sitter.Nobody()
        : sitter;
  }
}
