package kraken.tables;

import java.util.List;

/** The gestures that anybody can make at any table where the game allows gestures. */
public final class Emotes {

  public static final List<String> NAMES =
      List.of("wave", "cheer", "laugh", "think", "thanks", "sorry", "oops", "hurry", "ready");

  private Emotes() {}
}
