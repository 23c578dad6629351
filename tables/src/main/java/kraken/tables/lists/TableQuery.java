package kraken.tables.lists;

import java.util.Map;
import kraken.tables.Stage;
import org.jspecify.annotations.Nullable;

/**
 * Which tables a page of a list is to show.
 *
 * @param stage of tables that everybody may find; null where {@code person} says whose are meant
 * @param person who has opened them or sits at them; null where {@code stage} says which are meant
 * @param editions by the id of the game: no tables of other editions; empty where all are meant
 * @param game the id of the only game that is meant; null where all are
 * @param seats how many seats a table has; null where any number is meant
 * @param after the {@link TablePage#next} of the page before; null for the first page
 * @param most how many tables a page has
 */
public record TableQuery(
    @Nullable Stage stage,
    @Nullable String person,
    Map<String, Integer> editions,
    @Nullable String game,
    @Nullable Integer seats,
    @Nullable String after,
    int most) {

  public static TableQuery listed(Stage stage, int most) {
    return new TableQuery(stage, null, Map.of(), null, null, null, most);
  }

  public static TableQuery of(String person, int most) {
    return new TableQuery(null, person, Map.of(), null, null, null, most);
  }

  public TableQuery playedUnder(Map<String, Integer> known) {
    return new TableQuery(stage, person, known, game, seats, after, most);
  }

  public TableQuery with(@Nullable String ofGame, @Nullable Integer withSeats) {
    return new TableQuery(stage, person, editions, ofGame, withSeats, after, most);
  }

  public TableQuery after(@Nullable String page) {
    return new TableQuery(stage, person, editions, game, seats, page, most);
  }
}
