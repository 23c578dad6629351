package kraken.games.bay;

/**
 * What is under way between two decisions, where dice may have to fall in between.
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

  static final int TENTACLE = 1;
  static final int BARREL = 2;
  static final int SMOKE = 4;

  static final Passage SETTING_UP = new Passage(Stage.SETTING_UP, 0, 0, 0, 0);
  static final Passage TURN = new Passage(Stage.TURN, 0, 0, 0, 0);
  static final Passage BOMBS = new Passage(Stage.BOMBS, 0, 0, 0, 0);
  static final Passage VORTEX = new Passage(Stage.VORTEX, 0, 0, 0, 0);

  boolean has(int effect) {
    return (effects & effect) != 0;
  }

  boolean isOver() {
    return effects == 0;
  }

  Passage without(int effect) {
    return new Passage(stage, vessel, effects & ~effect, pulled, done);
  }

  Passage entering(int entered, int met) {
    return new Passage(stage, entered, met, pulled, done);
  }

  Passage pulling(int next) {
    return new Passage(stage, next, 0, 0, done);
  }

  Passage pulledOn() {
    return new Passage(stage, vessel, effects, pulled + 1, done);
  }

  /** The vortex lets this vessel go. */
  Passage letGo() {
    return new Passage(stage, vessel, effects, 0, done | 1 << vessel);
  }
}
