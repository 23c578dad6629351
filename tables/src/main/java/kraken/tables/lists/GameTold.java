package kraken.tables.lists;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import kraken.bots.Level;
import kraken.kit.About;
import kraken.kit.Game;
import kraken.kit.Option;

/**
 * A game in the list of games.
 *
 * @param edition of its rules; a table of another one cannot be played here
 * @param options the options that a table may choose, by the number of players
 * @param levels the bots that play it, the weakest first
 * @param windows whether a table may give its windows a length
 */
public record GameTold(
    String id,
    String title,
    int fewest,
    int most,
    int edition,
    SortedMap<Integer, List<Option>> options,
    List<String> levels,
    boolean windows) {

  public static GameTold of(Game<?, ?, ?, ?> game) {
    About about = game.about();
    SortedMap<Integer, List<Option>> options = new TreeMap<>();
    for (int players = about.fewestPlayers(); players <= about.mostPlayers(); players++) {
      options.put(players, new ArrayList<>(game.options(players)));
    }
    return new GameTold(
        about.id(),
        about.title(),
        about.fewestPlayers(),
        about.mostPlayers(),
        about.edition(),
        options,
        Level.wordsAtTables(),
        game.hasWindows());
  }
}
