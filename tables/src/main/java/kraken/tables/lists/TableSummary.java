package kraken.tables.lists;

import java.util.List;
import kraken.json.OmitNull;
import kraken.kit.Outcome;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.WhyClosed;
import kraken.tables.told.AwaitedTold;
import org.jspecify.annotations.Nullable;

/**
 * A table in a list. What the store keeps of it does not change with moves, so it cannot show that
 * a seat has answered in secret.
 *
 * @param edition of the game's rules, under which the table was opened
 * @param seats who holds each seat, in the order of play
 * @param since when the table came to its stage, in milliseconds since 1970
 * @param whyClosed null where the table is not closed
 * @param awaited for whom its game waits, as the reader of the list may know it; not written where
 *     the reader has no seat, or no game is running
 */
public record TableSummary(
    String id,
    String game,
    int edition,
    int players,
    Stage stage,
    boolean listed,
    List<Sitter> seats,
    long since,
    @Nullable Outcome outcome,
    @Nullable WhyClosed whyClosed,
    @OmitNull @Nullable AwaitedTold awaited) {

  public TableSummary seating(List<Sitter> sitters) {
    return new TableSummary(
        id, game, edition, players, stage, listed, sitters, since, outcome, whyClosed, awaited);
  }

  public TableSummary awaiting(AwaitedTold whom) {
    return new TableSummary(
        id, game, edition, players, stage, listed, seats, since, outcome, whyClosed, whom);
  }

  public TableSummary ended(Outcome how) {
    return new TableSummary(
        id, game, edition, players, stage, listed, seats, since, how, whyClosed, awaited);
  }
}
