package kraken.games.bay.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.games.bay.state.Weapon;

/** What the rules foresee of the shots on offer: their chances. */
public final class Foresight {

  private static final int PERCENT = 100;

  private Foresight() {}

  static List<View.Attack> attacks(State state) {
    return switch (state.phase()) {
      case Phase.Acting acting -> {
        List<View.Attack> attacks = new ArrayList<>();
        for (Move move : Moves.of(state, acting)) {
          if (move instanceof Move.Fire(Weapon weapon, Target target)) {
            attacks.add(attack(state.vessel(), weapon, target));
          }
        }
        yield List.copyOf(attacks);
      }
      case Phase.Reloading(Target target) ->
          List.of(attack(state.vessel(), Weapon.SECOND_GUNS, target));
      default -> List.of();
    };
  }

  private static View.Attack attack(Vessel ship, Weapon weapon, Target target) {
    int sides = weapon.sides(ship);
    int chance = (PERCENT * hits(sides, target.defence()) + sides / 2) / sides;
    return new View.Attack(weapon, target, sides, target.defence(), chance);
  }

  /** How many faces of the die hit. */
  public static int hits(int sides, int defence) {
    return Math.max(0, sides - defence + 1);
  }
}
