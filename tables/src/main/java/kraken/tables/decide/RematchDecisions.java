package kraken.tables.decide;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.log.Fact;
import kraken.tables.model.Crew;
import kraken.tables.model.Terms;

/**
 * Decides about a rematch: the same crew at the same seats, so that everybody keeps colour and
 * sign. Who begins is drawn by lot in every game.
 */
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
    Terms terms = context.table().terms();
    return switch (Setup.read(terms.rules().game(), terms.players(), terms.opened().options())) {
      case Setup.Reading.Ready(Setup setup) -> new Decision.GoOn(nextTable(context, setup));
      case Setup.Reading.Unfit(String because) -> Decision.no("unfit", because);
    };
  }

  /**
   * These facts have the luck hash of the old table; {@link OpeningDecisions#withLuckHash} replaces
   * it.
   */
  private static List<Fact> nextTable(RequestContext context, Setup setup) {
    Crew crew = context.crew();
    List<Fact> facts = new ArrayList<>();
    facts.add(opened(context, setup));
    for (int i = 0; i < crew.sitters().size(); i++) {
      facts.add(new Fact.Seated(Seat.of(i), unlessGone(crew, crew.sitters().get(i))));
    }
    return facts;
  }

  /** Under the edition of today; an option that is new since then has its standard value. */
  private static Fact.Opened opened(RequestContext context, Setup setup) {
    Terms terms = context.table().terms();
    Fact.Opened opened = terms.opened().under(terms.rules().edition(), setup.settings().values());
    boolean gone = context.crew().leftForGood().contains(opened.host().id());
    return gone ? opened.hostedBy(context.person()) : opened;
  }

  private static Sitter unlessGone(Crew crew, Sitter sitter) {
    return sitter instanceof Sitter.Human(Person person) && crew.leftForGood().contains(person.id())
        ? new Sitter.Nobody()
        : sitter;
  }
}
