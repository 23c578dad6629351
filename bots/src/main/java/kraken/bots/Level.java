package kraken.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The bots there are, from the weakest up, by the names that commands and tables call them. */
public enum Level {
  RANDOM,
  GREEDY;

  public Bot bot() {
    return switch (this) {
      case RANDOM -> new RandomBot();
      case GREEDY -> new GreedyBot();
    };
  }

  /** How it is called in commands and data: {@code greedy}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Level> called(String word) {
    return Arrays.stream(values()).filter(level -> level.word().equals(word)).findFirst();
  }

  public static List<String> words() {
    return Arrays.stream(values()).map(Level::word).toList();
  }
}
