package kraken.tables;

import java.util.List;

/** The gestures that anybody can make at any table where the game allows gestures. */
public final class Emotes {

  public static final List<String> NAMES =
      List.of("wave", "cheer", "laugh", "think", "thanks", "sorry", "oops", "hurry", "ready");

  /**
   * Rings for those whom the game waits for, all alike. It is no button among the others: a page
   * offers it where somebody is waited for, and it can be rung once in a while.
   */
  public static final String BELL = "bell";

  private Emotes() {}

  public static boolean areKnown(String name) {
    return NAMES.contains(name) || name.equals(BELL);
  }
}
