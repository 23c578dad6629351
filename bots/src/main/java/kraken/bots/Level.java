package kraken.bots;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kraken.kit.Game;

/** The bots there are, from the weakest up, by the names that commands and tables call them. */
public enum Level {
  RANDOM,
  GREEDY,

  /** Only for games that know more than one way to judge. */
  CANNY;

  public Bot bot() {
    return switch (this) {
      case RANDOM -> new RandomBot();
      case GREEDY -> InstinctBot.plainest();
      case CANNY -> InstinctBot.keenest();
    };
  }

  /** How it is called in commands and data: {@code greedy}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Those that can play the game. */
  public static List<Level> of(Game<?, ?, ?, ?> game) {
    return game.instincts().size() > 1 ? List.of(values()) : List.of(RANDOM, GREEDY);
  }

  /** The level of that name, if it can play the game. */
  public static Optional<Level> called(String word, Game<?, ?, ?, ?> game) {
    return of(game).stream().filter(level -> level.word().equals(word)).findFirst();
  }

  /** How those are called that can play the game. */
  public static List<String> words(Game<?, ?, ?, ?> game) {
    return of(game).stream().map(Level::word).toList();
  }
}
