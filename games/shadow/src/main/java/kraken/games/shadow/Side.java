package kraken.games.shadow;

import java.util.Locale;

/** Who wins together; also what a flogging tells that somebody is not. */
public enum Side {
  SAILORS,
  PIRATES,
  CULT;

  private static final Side[] SIDES = values();

  static Side of(int ordinal) {
    return SIDES[ordinal];
  }

  String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
