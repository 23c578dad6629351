package kraken.games.bay.mind;

import kraken.games.bay.chapters.Gunnery;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Weapon;
import org.jspecify.annotations.Nullable;

/**
 * What the dice that fall next bring on average: points of each ship, harm to the Kraken, and cargo
 * that floats where the shooter may pick it up.
 */
final class PendingDice {

  private static final int LOSSES = 2;

  /**
   * The share of the pieces that a shooter straight astern picks up: both float beside the victim.
   */
  private static final double BOTH = 0.9;

  private static final double AT_ONCE = 0.6;
  private static final double LATER = 0.2;

  private final State state;
  private final double[] points = new double[Vessel.SHIPS];
  private double wounds;
  private double kills;
  private double fallen;

  private PendingDice(State state) {
    this.state = state;
    switch (state.phase()) {
      case Phase.Firing(Weapon weapon, Target target) -> fire(weapon, target);
      case Phase.Losing(Vessel victim, Vessel _, Cargo named) -> lose(victim, named, 1);
      default -> {}
    }
  }

  static PendingDice of(State state) {
    return new PendingDice(state);
  }

  private void fire(Weapon weapon, Target target) {
    double chance = Judgement.hits(state, weapon, target);
    switch (target) {
      case Target.OfTentacle _ -> points[state.ship()] += chance;
      case Target.OfKraken() -> {
        wounds = chance * Gunnery.damage(state.vessel());
        kills = state.health() <= Gunnery.damage(state.vessel()) ? chance : 0;
      }
      case Target.OfVessel(Vessel vessel) -> {
        if (weapon != Weapon.CHAIN_SHOT) {
          lose(vessel, named(vessel), chance);
        }
      }
    }
  }

  /** The Pirate will name what is worth most. */
  private @Nullable Cargo named(Vessel victim) {
    if (state.vessel() != Vessel.PIRATE || victim.isOffCourse()) {
      return null;
    }
    return of(victim, Cargo.CREW) > 0 ? Cargo.CREW : Cargo.TREASURE;
  }

  private void lose(Vessel victim, @Nullable Cargo named, double chance) {
    double salvage = chance * salvage(victim);
    if (victim.isOffCourse()) {
      fallen +=
          salvage * LOSSES * Math.max(0, Judgement.gain(state, state.ship(), victim.freight()));
      return;
    }
    double lost = (named == null ? byDie(victim) : of(victim, named)) + byDie(victim);
    points[victim.ordinal()] -= chance * lost;
    fallen += salvage * lost;
  }

  /**
   * How much of what falls the shooter picks up. Pieces are laid beside the victim and ahead of it,
   * but straight ahead of neither ship: whoever fires from behind and aside can sail through one of
   * them at once.
   */
  private double salvage(Vessel victim) {
    if (state.helm().steps() < 2) {
      return LATER;
    }
    int at = state.fleet().at(victim.ordinal());
    if (at == Chart.straightAhead(state.place(), state.fleet().heading(state.ship()))) {
      return BOTH;
    }
    int ahead = Math.floorMod(Nearness.spoke(at) - Nearness.spoke(state.place()), Space.PER_LANE);
    return ahead == 1 ? AT_ONCE : LATER;
  }

  private double byDie(Vessel victim) {
    double sum = 0;
    for (int i = 0; i < Cargo.CARRIED; i++) {
      sum += of(victim, Cargo.of(i));
    }
    return sum / Cargo.CARRIED;
  }

  private double of(Vessel victim, Cargo cargo) {
    if (state.holds().of(victim.ordinal(), cargo) == 0) {
      return 0;
    }
    return switch (cargo) {
      case CREW -> 2;
      case TREASURE -> 1;
      case RATION, PLAGUE -> 0;
    };
  }

  /** What the ship gains, or loses where it is negative. */
  double points(int ship) {
    return points[ship];
  }

  /** How much the Kraken suffers. */
  double wounds() {
    return wounds;
  }

  /** The chance that the Kraken dies. */
  double kills() {
    return kills;
  }

  /** Whether the shot under way costs no action. */
  boolean isFree() {
    return state.phase() instanceof Phase.Firing(Weapon weapon, Target _)
        && weapon == Weapon.SECOND_GUNS;
  }

  /** What the shooter can expect to pick up of what others lose. */
  double fallen() {
    return fallen;
  }
}
