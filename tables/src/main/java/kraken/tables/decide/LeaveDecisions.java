package kraken.tables.decide;

import java.util.ArrayList;
import java.util.List;
import kraken.bots.Level;
import kraken.kit.Seat;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.command.Reply;
import kraken.tables.log.Fact;

/** Decides about leaving a table for good. */
final class LeaveDecisions {

  static final Decision GONE =
      Decision.no(Reply.Refused.GONE, "You have left this table for good.");

  private LeaveDecisions() {}

  /**
   * Frees each seat of the person first: opens it before the start, gives it to a bot during the
   * game.
   */
  static Decision leave(RequestContext context) {
    String person = context.person().id();
    List<Fact> facts = new ArrayList<>();
    for (Seat seat : context.crew().of(person)) {
      switch (context.table().stage()) {
        case Stage.GATHERING -> facts.add(new Fact.Seated(seat, new Sitter.Nobody()));
        case Stage.PLAYING ->
            facts.add(new Fact.HandedOver(seat, new Sitter.Machine(Level.MEDIUM.word())));
        case Stage.OVER, Stage.CLOSED -> {}
      }
    }
    facts.add(new Fact.Left(person));
    return new Decision.Yes(facts);
  }
}
