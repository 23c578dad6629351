package kraken.games.bay.chapters;

import kraken.games.bay.state.Move;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Weapon;

/** Spaces and moves, in as few words as a test can have. */
public final class SceneMoves {

  private SceneMoves() {}

  public static Space space(int lane, int number) {
    return new Space(lane, number);
  }

  public static Move sail(int lane, int number) {
    return new Move.Sail(space(lane, number));
  }

  public static Move about(int lane, int number) {
    return new Move.TurnAbout(space(lane, number));
  }

  public static Move drop(int lane, int number) {
    return new Move.DropBomb(space(lane, number));
  }

  static Move lay(int lane, int number) {
    return new Move.Lay(space(lane, number));
  }

  public static Move fire(Vessel vessel) {
    return fire(Weapon.GUNS, vessel);
  }

  public static Move fire(int lane, int number) {
    return fire(Weapon.GUNS, lane, number);
  }

  public static Move fireAtKraken() {
    return new Move.Fire(Weapon.GUNS, new Target.OfKraken());
  }

  static Move fire(Weapon weapon, Vessel vessel) {
    return new Move.Fire(weapon, new Target.OfVessel(vessel));
  }

  static Move fire(Weapon weapon, int lane, int number) {
    return new Move.Fire(weapon, new Target.OfTentacle(space(lane, number)));
  }
}
