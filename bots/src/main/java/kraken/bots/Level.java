package kraken.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How well a bot plays, from the weakest up. Commands and tables call bots by these names. */
public enum Level {
  /** Only for the lab, to measure others against. */
  RANDOM(""),

  /** For children: sensible, with mistakes. */
  EASY(""),

  /** Looks to the end of its turn. */
  MEDIUM("greedy"),

  /** Searches, or goes by the keenest instinct of the game. */
  STRONG("canny");

  private static final List<Level> AT_TABLES = List.of(EASY, MEDIUM, STRONG);

  private final String oldWord;

  /**
   * @param oldWord the name in logs of release 0.1, if it had another one there
   */
  Level(String oldWord) {
    this.oldWord = oldWord;
  }

  /** A bot keeps nothing between two choices, so all tables share it. */
  public Bot bot() {
    return switch (this) {
      case RANDOM -> Bots.RANDOM;
      case EASY -> Bots.EASY;
      case MEDIUM -> Bots.MEDIUM;
      case STRONG -> Bots.STRONG;
    };
  }

  /** A bot of this level that tells the meter how much it searches, to measure its speed. */
  public Bot bot(SearchMeter meter) {
    return this == STRONG
        ? InstinctBot.keenest(new SearchBot(SearchBot.Budget.STANDARD, meter))
        : bot();
  }

  /** The one bot of each level. */
  private static final class Bots {
    static final Bot RANDOM = new RandomBot();
    static final Bot EASY = InstinctBot.absentMinded(new EasyBot());
    static final Bot MEDIUM = InstinctBot.plainest(new GreedyBot());
    static final Bot STRONG = InstinctBot.keenest(new SearchBot(SearchBot.Budget.STANDARD));
  }

  /** The name in commands and data: {@code medium}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The levels that can be asked to a table. */
  public static List<Level> atTables() {
    return AT_TABLES;
  }

  /** The level of that name that can be asked to a table. */
  public static Optional<Level> atTables(String word) {
    return AT_TABLES.stream().filter(level -> level.word().equals(word)).findFirst();
  }

  /** The level of that name, also of those for the lab. */
  public static Optional<Level> called(String word) {
    return Arrays.stream(values()).filter(level -> level.word().equals(word)).findFirst();
  }

  /** The level that a log calls by this name, which may be one that release 0.1 gave it. */
  public static Optional<Level> logged(String word) {
    return Arrays.stream(values())
        .filter(level -> level.word().equals(word) || level.oldWord.equals(word))
        .filter(_ -> !word.isEmpty())
        .findFirst();
  }

  /** The names of the levels that can be asked to a table. */
  public static List<String> wordsAtTables() {
    return AT_TABLES.stream().map(Level::word).toList();
  }
}
