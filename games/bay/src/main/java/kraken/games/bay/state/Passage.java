package kraken.games.bay.state;

/**
 * What is under way between two decisions; the sea may have to roll dice before it is over.
 *
 * @param vessel the one that has entered a space
 * @param effects what that space still holds in store for it, a bit each
 * @param pulled how many spaces the vortex has pulled it
 * @param done the vessels that the vortex has let go, a bit each
 */
public record Passage(Stage stage, int vessel, int effects, int pulled, int done) {

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

  public static final Passage SETTING_UP = new Passage(Stage.SETTING_UP, 0, 0, 0, 0);
  public static final Passage TURN = new Passage(Stage.TURN, 0, 0, 0, 0);
  public static final Passage BOMBS = new Passage(Stage.BOMBS, 0, 0, 0, 0);
  public static final Passage VORTEX = new Passage(Stage.VORTEX, 0, 0, 0, 0);

  public boolean has(int effect) {
    return (effects & effect) != 0;
  }

  public boolean isOver() {
    return effects == 0;
  }

  public Passage without(int effect) {
    return new Passage(stage, vessel, effects & ~effect, pulled, done);
  }

  public Passage entering(int entered, int met) {
    return new Passage(stage, entered, met, pulled, done);
  }

  public Passage pulling(int next) {
    return new Passage(stage, next, 0, 0, done);
  }

  public Passage pulledOn() {
    return new Passage(stage, vessel, effects, pulled + 1, done);
  }

  /** The vortex lets this vessel go. */
  public Passage letGo() {
    return new Passage(stage, vessel, effects, 0, done | 1 << vessel);
  }
}
