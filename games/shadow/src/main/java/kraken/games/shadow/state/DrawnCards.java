package kraken.games.shadow.state;

/**
 * What the captain, or the lieutenant, drew in a round, and what came of it. Cards are as they
 * stand in a {@code Hand}.
 *
 * @param packed the cards drawn, the card passed on, the cards thrown away to draw again, and
 *     whether that happened
 */
public record DrawnCards(int packed) {

  public static final DrawnCards NONE = new DrawnCards(0);

  private static final int ONE = 7;
  private static final int THREE = 0x1FF;
  private static final int KEPT = 9;
  private static final int THROWN = 12;
  private static final int REDREW = 1 << 21;

  /** The cards in hand now, or last. */
  public int drew() {
    return packed & THREE;
  }

  /** The card passed on, or {@code Hand.NONE}. */
  public int kept() {
    return packed >>> KEPT & ONE;
  }

  /** What was thrown away to draw again, as far as it is known. */
  public int thrown() {
    return packed >>> THROWN & THREE;
  }

  boolean hasRedrawn() {
    return (packed & REDREW) != 0;
  }

  public DrawnCards drawing(int cards) {
    return new DrawnCards((packed & ~THREE) | cards);
  }

  public DrawnCards keeping(int card) {
    return new DrawnCards((packed & ~(ONE << KEPT)) | card << KEPT);
  }

  public DrawnCards throwing(int cards) {
    return new DrawnCards((packed & ~(THREE << THROWN)) | cards << THROWN | REDREW);
  }
}
