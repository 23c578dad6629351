package kraken.games.shadow.state;

/** What a yellow card may bring, and how many cards there are of it. */
public enum Ritual {
  CONVERSION(3),
  STASH(1),
  SEARCH(1);

  private static final Ritual[] RITUALS = values();

  private final int cards;

  Ritual(int cards) {
    this.cards = cards;
  }

  static Ritual of(int ordinal) {
    return RITUALS[ordinal];
  }

  int cards() {
    return cards;
  }
}
