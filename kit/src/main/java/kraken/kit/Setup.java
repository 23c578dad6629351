package kraken.kit;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What a game is started with: how many play, and a value for every option. */
public record Setup(int players, Settings settings) {

  /** A set-up, or a sentence that says what was wrong and what would be right. */
  public sealed interface Reading {
    record Ready(Setup setup) implements Reading {}

    record Unfit(String because) implements Reading {}
  }

  /** Checks the asked values, and fills in the standard value of every other option. */
  public static Reading read(Game<?, ?, ?, ?> game, int players, Map<String, String> asked) {
    About about = game.about();
    if (!about.seats(players)) {
      return new Reading.Unfit(
          about.title() + " is for " + playerRange(about) + " players, not " + players + ".");
    }
    List<Option> options = game.options(players);
    Map<String, String> values = new TreeMap<>();
    options.forEach(option -> values.put(option.name(), option.standard()));
    for (Map.Entry<String, String> wish : asked.entrySet()) {
      Option option = find(options, wish.getKey());
      if (option == null) {
        return new Reading.Unfit(noSuchOption(about, players, options, wish.getKey()));
      }
      if (!option.takes(wish.getValue())) {
        return new Reading.Unfit(
            "The option "
                + option.name()
                + " is "
                + option.range()
                + ", not \""
                + wish.getValue()
                + "\".");
      }
      values.put(option.name(), wish.getValue());
    }
    return new Reading.Ready(new Setup(players, Settings.of(values)));
  }

  /** The set-up with every option at its standard value. */
  public static Setup standard(Game<?, ?, ?, ?> game, int players) {
    return of(game, players, Map.of());
  }

  /** A set-up that the caller knows to be right. A wrong one is a bug of the caller. */
  public static Setup of(Game<?, ?, ?, ?> game, int players, Map<String, String> asked) {
    return switch (read(game, players, asked)) {
      case Reading.Ready(Setup setup) -> setup;
      case Reading.Unfit(String because) -> throw new IllegalArgumentException(because);
    };
  }

  private static @Nullable Option find(List<Option> options, String name) {
    for (Option option : options) {
      if (option.name().equals(name)) {
        return option;
      }
    }
    return null;
  }

  private static String noSuchOption(About about, int players, List<Option> options, String name) {
    String names = String.join(", ", options.stream().map(Option::name).toList());
    return about.title()
        + " with "
        + players
        + (players == 1 ? " player" : " players")
        + " has no option \""
        + name
        + "\". It has: "
        + names
        + ".";
  }

  private static String playerRange(About about) {
    return about.fewestPlayers() + " to " + about.mostPlayers();
  }
}
