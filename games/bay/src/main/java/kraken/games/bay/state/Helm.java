package kraken.games.bay.state;

/**
 * One turn of a ship: how far it may still sail, and what it has done.
 *
 * @param firstDie of the last roll of this turn, as it lies; 0 before the roll
 * @param secondDie 0 at tow speed
 * @param steps how many are left
 * @param used how many actions
 * @param turned whether the Explorer has turned about
 * @param shotAgain whether the Merchant has had the second shot
 * @param freshTreasure whether the last step brought treasure that may be doubled
 */
public record Helm(
    int firstDie,
    int secondDie,
    int steps,
    int used,
    boolean turned,
    boolean shotAgain,
    boolean freshTreasure) {

  public static final Helm AT_REST = new Helm(0, 0, 0, 0, false, false, false);
  static final Helm FRESH_TREASURE = new Helm(0, 0, 0, 0, false, false, true);

  /** The same turn as before with this roll. */
  public Helm rolled(int first, int second, int far) {
    return new Helm(first, second, far, used, turned, shotAgain, freshTreasure);
  }

  public Helm stepped(boolean about) {
    return new Helm(firstDie, secondDie, steps - 1, used, turned || about, shotAgain, false);
  }

  public Helm withTreasure() {
    return new Helm(firstDie, secondDie, steps, used, turned, shotAgain, true);
  }

  public Helm withoutSteps() {
    return new Helm(firstDie, secondDie, 0, used, turned, shotAgain, freshTreasure);
  }

  /** An action is spent. A treasure taken before it can no longer be doubled. */
  public Helm acted() {
    return new Helm(firstDie, secondDie, steps, used + 1, turned, shotAgain, false);
  }

  public Helm hasShotAgain() {
    return new Helm(firstDie, secondDie, steps, used, turned, true, false);
  }

  /** The player does something else, so a fresh treasure can no longer be doubled. */
  public Helm treasureStowed() {
    return freshTreasure
        ? new Helm(firstDie, secondDie, steps, used, turned, shotAgain, false)
        : this;
  }
}
