package kraken.games.rage.state;

/** Where a section lies as the Kraken is turned, clockwise from its front. */
public enum Bearing {
  FRONT(0, 2),
  RIGHT(1, 1),
  REAR(2, 0),
  LEFT(1, 1);

  private static final Bearing[] BEARINGS = values();

  private final int distance;
  private final int damage;

  Bearing(int distance, int damage) {
    this.distance = distance;
    this.damage = damage;
  }

  public static Bearing of(Section section, Section front) {
    return BEARINGS[(section.ordinal() - front.ordinal()) & (Section.COUNT - 1)];
  }

  /** How far from the front, in quarters. */
  public int distance() {
    return distance;
  }

  /** What a ship takes that runs into the Kraken here. */
  public int damage() {
    return damage;
  }
}
