package kraken.tables.lists;

import java.util.List;
import kraken.kit.Outcome;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import org.jspecify.annotations.Nullable;

/**
 * A table in a list.
 *
 * @param seats who holds them, in their order
 * @param number of the last entry
 * @param openedAt milliseconds since 1970
 * @param lastAt when the last entry was made
 */
public record TableSummary(
    String id,
    String game,
    int players,
    Stage stage,
    boolean listed,
    List<Sitter> seats,
    long number,
    long openedAt,
    long lastAt,
    @Nullable Outcome outcome) {

  public TableSummary seating(List<Sitter> sitters) {
    return new TableSummary(
        id, game, players, stage, listed, sitters, number, openedAt, lastAt, outcome);
  }

  public TableSummary ended(Outcome how) {
    return new TableSummary(id, game, players, stage, listed, seats, number, openedAt, lastAt, how);
  }
}
