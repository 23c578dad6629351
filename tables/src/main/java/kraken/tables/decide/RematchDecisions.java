package kraken.tables.decide;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.log.Fact;
import kraken.tables.model.Crew;

/** Decides about a rematch: the same crew, each sitter one seat further on. */
final class RematchDecisions {

  private RematchDecisions() {}

  static Decision of(RequestContext context) {
    if (!context.isSeated() && !context.isHost()) {
      return Decision.no("not-seated", "Only the crew and its host ask for a rematch.");
    }
    if (context.table().terms().opened().isBroughtIn()) {
      return Decision.no("brought-in", "There is a rematch only where the game was played.");
    }
    if (context.table().rematch() != null) {
      return Decision.no("rematched", "The crew has a new table already.");
    }
    return new Decision.GoOn(nextTable(context));
  }

  /**
   * These facts have the luck hash of the old table; {@link OpeningDecisions#withLuckHash} replaces
   * it.
   */
  private static List<Fact> nextTable(RequestContext context) {
    Crew crew = context.crew();
    List<Fact> facts = new ArrayList<>();
    facts.add(opened(context));
    for (int i = 0; i < crew.sitters().size(); i++) {
      Seat seat = Seat.of(i).next(crew.sitters().size());
      facts.add(new Fact.Seated(seat, unlessGone(crew, crew.sitters().get(i))));
    }
    return facts;
  }

  private static Fact.Opened opened(RequestContext context) {
    Fact.Opened opened = context.table().terms().opened();
    boolean gone = context.crew().gone().contains(opened.host().id());
    return gone ? opened.hostedBy(context.person()) : opened;
  }

  private static Sitter unlessGone(Crew crew, Sitter sitter) {
    return sitter instanceof Sitter.Human(Person person) && crew.gone().contains(person.id())
        ? new Sitter.Nobody()
        : sitter;
  }
}
