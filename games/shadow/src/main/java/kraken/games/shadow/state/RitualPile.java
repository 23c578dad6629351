package kraken.games.shadow.state;

/**
 * The ritual cards that are left.
 *
 * @param packed how many of each kind, two bits a kind
 */
public record RitualPile(int packed) {

  private static final int BITS = 2;
  private static final int MASK = (1 << BITS) - 1;

  public static final RitualPile FULL = full();

  private static RitualPile full() {
    int all = 0;
    for (Ritual ritual : Ritual.values()) {
      all |= ritual.cards() << (BITS * ritual.ordinal());
    }
    return new RitualPile(all);
  }

  private int count(int kind) {
    return packed >>> (BITS * kind) & MASK;
  }

  /** How many cards of all kinds. */
  public int size() {
    int size = 0;
    for (int left = packed; left != 0; left >>>= BITS) {
      size += left & MASK;
    }
    return size;
  }

  /** The card that the sea's number stands for, counted kind by kind. */
  public Ritual pick(int number) {
    int left = number;
    int kind = 0;
    while (left >= count(kind)) {
      left -= count(kind);
      kind++;
    }
    return Ritual.of(kind);
  }

  public RitualPile without(Ritual ritual) {
    return new RitualPile(packed - (1 << (BITS * ritual.ordinal())));
  }
}
