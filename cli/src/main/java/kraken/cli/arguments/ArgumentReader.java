package kraken.cli.arguments;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kraken.bots.Level;
import kraken.kit.About;
import kraken.kit.Game;
import kraken.kit.Option;
import kraken.kit.Setup;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.shelf.Shelf;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Reads the arguments of a command, or refuses them with a sentence. */
public final class ArgumentReader {

  private final CommandLine line;

  public ArgumentReader(CommandLine line) {
    this.line = line;
  }

  public Game<?, ?, ?, ?> game(String id) {
    String known = String.join(", ", Shelf.ids());
    return Shelf.find(id)
        .orElseThrow(() -> wrong("There is no game \"" + id + "\"; the shelf has: " + known + "."));
  }

  public Setup setup(Game<?, ?, ?, ?> game, @Nullable String players, List<String> options) {
    int count = players(game.about(), players);
    Map<String, String> values = values(options);
    return switch (Setup.read(game, count, values)) {
      case Setup.Reading.Ready(Setup setup) -> setup;
      case Setup.Reading.Unfit(String because) ->
          throw wrong(offers(game, count, values.keySet()) ? because : because + listOf(game));
    };
  }

  /** The set-up, or one for each value of the option that is varied. */
  public List<Setup> setups(
      Game<?, ?, ?, ?> game,
      @Nullable String players,
      List<String> options,
      @Nullable String vary) {
    if (vary == null) {
      return List.of(setup(game, players, options));
    }
    int equals = vary.indexOf('=');
    if (equals < 1) {
      throw wrong("--vary is written name=value,value, not \"" + vary + "\".");
    }
    List<Setup> setups = new ArrayList<>();
    for (String value : vary.substring(equals + 1).split(",", -1)) {
      List<String> all = new ArrayList<>(options);
      all.add(vary.substring(0, equals + 1) + value);
      setups.add(setup(game, players, all));
    }
    return setups;
  }

  /**
   * Whether all options are known. The game cannot be asked when the number of players is wrong.
   */
  private static boolean offers(Game<?, ?, ?, ?> game, int players, Set<String> names) {
    return !game.about().seats(players)
        || game.options(players).stream().map(Option::name).toList().containsAll(names);
  }

  private static String listOf(Game<?, ?, ?, ?> game) {
    return System.lineSeparator() + OptionList.of(game).stripTrailing();
  }

  private int players(About about, @Nullable String players) {
    try {
      return players == null ? about.mostPlayers() : Integer.parseInt(players);
    } catch (NumberFormatException notANumber) {
      String right = PlayerCounts.sizes(about.fewestPlayers(), about.mostPlayers());
      throw wrong(about.title() + " is for " + right + ", not \"" + players + "\".");
    }
  }

  private Map<String, String> values(List<String> options) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String option : options) {
      int equals = option.indexOf('=');
      if (equals < 1) {
        throw wrong("An option is written name=value, not \"" + option + "\".");
      }
      String name = option.substring(0, equals);
      if (values.put(name, option.substring(equals + 1)) != null) {
        throw wrong("The option " + name + " is given twice.");
      }
    }
    return values;
  }

  /** Reads one bot for all seats, or one for each seat. */
  public List<Level> bots(String names, int players) {
    List<Level> levels = List.of(names.split(",", -1)).stream().map(this::bot).toList();
    if (levels.size() == 1) {
      return Collections.nCopies(players, levels.getFirst());
    }
    if (levels.size() != players) {
      String seats = PlayerCounts.sizes(players, players);
      throw wrong(
          "--bots takes one name, or one for each of " + seats + ", not " + levels.size() + ".");
    }
    return levels;
  }

  private Level bot(String name) {
    String known = String.join(", ", new BotNames());
    return Level.called(name)
        .orElseThrow(() -> wrong("There is no bot \"" + name + "\"; there are: " + known + "."));
  }

  public StoreLocation.Shared database(String address) {
    try {
      if (StoreLocation.of(address) instanceof StoreLocation.Shared shared) {
        return shared;
      }
      throw wrong("--database is an address such as jdbc:postgresql://HOST/NAME, not a folder.");
    } catch (UnusableStoreException neither) {
      throw wrong(String.valueOf(neither.getMessage()));
    }
  }

  public Optional<ResultFile> file(@Nullable Path path) {
    if (path == null) {
      return Optional.empty();
    }
    ResultFile file = new ResultFile(path);
    Optional<String> obstacle = file.obstacle();
    if (obstacle.isPresent()) {
      throw wrong(obstacle.get());
    }
    return Optional.of(file);
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(line, sentence);
  }
}
