package kraken.games.shadow.crew;

import java.util.Locale;

/** Who wins together; also what a flogging tells that somebody is not. */
public enum Side {
  SAILORS,
  PIRATES,
  CULT;

  private static final Side[] SIDES = values();

  public static Side of(int ordinal) {
    return SIDES[ordinal];
  }

  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
