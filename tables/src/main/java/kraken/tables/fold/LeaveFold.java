package kraken.tables.fold;

import java.util.List;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.FactErasure;
import kraken.tables.model.Table;
import kraken.tables.model.Terms;

/** Applies {@link Fact.Left}. */
final class LeaveFold {

  private LeaveFold() {}

  static Table left(Table table, Entry entry, String person) {
    Fold.check(
        entry,
        table.stage() == Stage.OVER
            || table.stage() == Stage.CLOSED
            || table.crew().of(person).isEmpty(),
        "Who leaves a game that is not over gives up every seat first.");
    List<Entry> said =
        table.said().stream()
            .map(one -> one.with(FactErasure.in(one.fact(), person)))
            .filter(one -> !((Fact.Said) one.fact()).isNothing())
            .toList();
    return table.with(terms(table, person), table.crew().without(person), said);
  }

  /**
   * Where the host leaves before the start, the first human at a seat becomes the host: somebody
   * must be able to start the game.
   */
  private static Terms terms(Table table, String person) {
    Terms terms = table.terms();
    Person host = terms.opened().host();
    if (!host.id().equals(person)) {
      return terms;
    }
    return terms.hostedBy(
        table.crew().sitters().stream()
            .filter(_ -> table.stage() == Stage.GATHERING)
            .filter(Sitter.Human.class::isInstance)
            .map(sitter -> ((Sitter.Human) sitter).person())
            .findFirst()
            .orElse(host.forgotten()));
  }
}
