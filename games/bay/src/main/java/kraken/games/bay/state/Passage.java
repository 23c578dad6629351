package kraken.games.bay.state;

import kraken.kit.Packed;

/**
 * What is under way between two decisions; the sea may have to roll dice before it is over.
 *
 * @param vessel the one that has entered a space
 * @param effects what that space still holds in store for it, a bit each
 * @param pulled how many spaces the vortex has pulled each vessel, three bits each
 * @param arriving the vessels that have come to a new space, and have not met yet what is there, a
 *     bit each
 */
public record Passage(Stage stage, int vessel, int effects, int pulled, int arriving) {

  /** Which part of the game goes on when the effects are over. */
  public enum Stage {
    SETTING_UP,
    TURN,
    BOMBS,
    VORTEX
  }

  public static final int TENTACLE = 1;
  public static final int BARREL = 2;
  public static final int SMOKE = 4;

  /** How many spaces the vortex pulls: two back, one in, two back, one in. */
  public static final int WHOLE_PULL = 6;

  private static final int PULL_BITS = 3;

  public static final Passage SETTING_UP = new Passage(Stage.SETTING_UP, 0, 0, 0, 0);
  public static final Passage TURN = new Passage(Stage.TURN, 0, 0, 0, 0);
  public static final Passage BOMBS = new Passage(Stage.BOMBS, 0, 0, 0, 0);
  public static final Passage VORTEX = new Passage(Stage.VORTEX, 0, 0, 0, 0);

  public boolean has(int effect) {
    return (effects & effect) != 0;
  }

  public Passage without(int effect) {
    return new Passage(stage, vessel, effects & ~effect, pulled, arriving);
  }

  /** The vessel meets these effects now. */
  public Passage entering(int entered, int met) {
    return new Passage(stage, entered, met, pulled, arriving & ~(1 << entered));
  }

  /** The vessel has come to a new space. */
  public Passage arrivedAt(int which) {
    return new Passage(stage, vessel, effects, pulled, arriving | 1 << which);
  }

  /** How many spaces the vortex has pulled this vessel. */
  public int pulled(int which) {
    return Packed.at(pulled, PULL_BITS, which);
  }

  public boolean isLetGo(int which) {
    return pulled(which) == WHOLE_PULL;
  }

  public Passage pulledOn(int which) {
    return new Passage(stage, vessel, effects, pulled + (1 << (PULL_BITS * which)), arriving);
  }

  /** The vortex lets this vessel go. */
  public Passage letGo(int which) {
    int all = Packed.with(pulled, PULL_BITS, which, WHOLE_PULL);
    return new Passage(stage, vessel, effects, all, arriving);
  }
}
