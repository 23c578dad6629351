package kraken.bots;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kraken.kit.Game;

/** How well a bot plays, from the weakest up. Commands and tables call bots by these names. */
public enum Level {
  RANDOM,
  GREEDY,

  /** Only for games with more than one instinct. */
  CANNY;

  public Bot bot() {
    return switch (this) {
      case RANDOM -> new RandomBot();
      case GREEDY -> InstinctBot.plainest();
      case CANNY -> InstinctBot.keenest();
    };
  }

  /** The name in commands and data: {@code greedy}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The levels that can play the game. */
  public static List<Level> of(Game<?, ?, ?, ?> game) {
    return game.instincts().size() > 1 ? List.of(values()) : List.of(RANDOM, GREEDY);
  }

  /** The level of that name, if it can play the game. */
  public static Optional<Level> called(String word, Game<?, ?, ?, ?> game) {
    return of(game).stream().filter(level -> level.word().equals(word)).findFirst();
  }

  /** The names of the levels that can play the game. */
  public static List<String> words(Game<?, ?, ?, ?> game) {
    return of(game).stream().map(Level::word).toList();
  }
}
