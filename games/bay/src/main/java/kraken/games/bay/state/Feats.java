package kraken.games.bay.state;

import kraken.kit.Packed;

/**
 * What the ships have done that counts points.
 *
 * @param tentacles how many each has killed, a byte each
 * @param saved how many off-course ships each has saved, four bits each
 * @param slayer who has killed the Kraken, or {@link Fleet#NOBODY}
 */
public record Feats(long tentacles, int saved, int slayer) {

  public static final Feats NONE = new Feats(0, 0, Fleet.NOBODY);

  private static final int KILL_BITS = 8;
  private static final int SAVED_BITS = 4;

  public int tentaclesOf(int ship) {
    return (int) (tentacles >>> (KILL_BITS * ship) & 0xFF);
  }

  public Feats tentacleKilledBy(int ship) {
    return new Feats(tentacles + (1L << (KILL_BITS * ship)), saved, slayer);
  }

  public int savedBy(int ship) {
    return Packed.at(saved, SAVED_BITS, ship);
  }

  public Feats oneSavedBy(int ship) {
    return new Feats(tentacles, saved + (1 << (SAVED_BITS * ship)), slayer);
  }

  public Feats krakenKilledBy(int ship) {
    return new Feats(tentacles, saved, ship);
  }

  /** What a ship did is forgotten once the Kraken has it. */
  public Feats forgotten(int ship) {
    return new Feats(
        tentacles & ~(0xFFL << (KILL_BITS * ship)),
        Packed.with(saved, SAVED_BITS, ship, 0),
        slayer);
  }
}
