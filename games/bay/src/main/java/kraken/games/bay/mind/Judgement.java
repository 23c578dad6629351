package kraken.games.bay.mind;

import kraken.games.bay.chapters.Foresight;
import kraken.games.bay.chapters.Gunnery;
import kraken.games.bay.chapters.Scoring;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Ending;
import kraken.games.bay.state.Feats;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Holds;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Weapon;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * How good a position looks for a seat: its points against those of the others, what the place of
 * its ship promises ({@link Outlook}), and what the dice that must fall now will bring on average.
 * A point counts one; the other weights were found by play, and none is a rule.
 */
public final class Judgement {

  /** What a point of the rivals counts, where an own point counts one. */
  private static final double RIVALRY = 0.5;

  /** A lead of a few times this many points looks almost certain to win. */
  private static final double SCALE = 10;

  /** What rations are worth, by their number: without any a ship is slow. */
  private static final double[] RATIONS = {0, 2, 2.8, 3.3, 3.6, 3.8};

  /** How much of the worth of a fallen piece the shooter can expect to pick up. */
  private static final double SALVAGE = 0.35;

  /**
   * The second shot costs no action. A line that leaves it out and fires with an action instead
   * must not look better.
   */
  private static final double FREE_SHOT = 5;

  private static final double CHAIN_SHOT = 0.4;
  private static final double KRAKEN_HURT = 0.05;

  /** Added if killing the Kraken now wins the game for the shooter, subtracted if not. */
  private static final double KRAKEN_KILLED = 30;

  private static final double SMOKE_PLACES = -1;

  private Judgement() {}

  public static double of(State state, int seat) {
    if (state.phase() instanceof Phase.Over(Ending ending)) {
      return Scoring.outcome(state, ending).winners().contains(Seat.of(seat)) ? 1 : 0;
    }
    int ship = state.fleet().shipOf(seat);
    if (ship == Fleet.NOBODY || !state.fleet().isAfloat(ship)) {
      return 0;
    }
    double lead = material(state, ship) - RIVALRY * rivals(state, ship);
    lead += Outlook.of(state, ship) + expected(state, ship) + Mines.laid(state, ship);
    return 1 / (1 + Math.exp(-lead / SCALE));
  }

  /** What the others have. The stronger ones weigh more: the leader is the one to stop. */
  private static double rivals(State state, int ship) {
    double sum = 0;
    double squares = 0;
    for (int seat = 0; seat < state.variant().players(); seat++) {
      int other = state.fleet().shipOf(seat);
      if (other != ship && other != Fleet.NOBODY && state.fleet().isAfloat(other)) {
        double material = material(state, other);
        sum += material;
        squares += material * material;
      }
    }
    return sum == 0 ? 0 : squares / sum;
  }

  static double material(State state, int ship) {
    Holds holds = state.holds();
    Feats feats = state.feats();
    return 2 * holds.of(ship, Cargo.CREW)
        + holds.of(ship, Cargo.TREASURE)
        + rations(holds.of(ship, Cargo.RATION))
        + feats.tentaclesOf(ship)
        + 3 * feats.savedBy(ship);
  }

  static double rations(int count) {
    return RATIONS[Math.min(count, RATIONS.length - 1)];
  }

  /** What a ship gains by one more piece of this cargo. */
  static double gain(State state, int ship, Cargo cargo) {
    int crew = state.holds().of(ship, Cargo.CREW);
    return switch (cargo) {
      case RATION -> {
        int count = state.holds().of(ship, Cargo.RATION);
        yield rations(count + 1) - rations(count);
      }
      case CREW -> 2;
      case TREASURE -> ship == Vessel.MERCHANT.ordinal() ? 1.3 : 1;
      case PLAGUE -> ship == Vessel.HOUSE_BOAT.ordinal() ? 2 : -2 * crew;
    };
  }

  /** What a ship loses on average when two dice say what. */
  static double loss(State state, int ship) {
    return 2 * lossOfDie(state, ship);
  }

  private static double lossOfDie(State state, int ship) {
    double sum = 0;
    for (int i = 0; i < Cargo.CARRIED; i++) {
      sum += lossOf(state, ship, Cargo.of(i));
    }
    return sum / Cargo.CARRIED;
  }

  private static double lossOf(State state, int ship, Cargo cargo) {
    int count = state.holds().of(ship, cargo);
    if (count == 0) {
      return 0;
    }
    return switch (cargo) {
      case RATION -> rations(count) - rations(count - 1);
      case CREW -> 2;
      case TREASURE -> 1;
      case PLAGUE -> 0;
    };
  }

  /** What the dice that fall next mean for the ship. */
  private static double expected(State state, int ship) {
    return switch (state.phase()) {
      case Phase.Firing(Weapon weapon, Target target) when state.ship() == ship ->
          shot(state, weapon, target);
      case Phase.Losing(Vessel victim, Vessel attacker, Cargo named) ->
          victim.ordinal() == ship
              ? -loss(state, ship)
              : damage(state, ship, victim, attacker, named);
      case Phase.Placing(Vessel vessel, int _) -> vessel.ordinal() == ship ? SMOKE_PLACES : 0;
      default -> 0;
    };
  }

  /** The chance to hit, with the Merchant's second shot. */
  static double hits(State state, Weapon weapon, Target target) {
    int sides = weapon.sides(state.vessel());
    double chance = (double) Foresight.hits(sides, target.defence()) / sides;
    if (state.vessel() == Vessel.MERCHANT && weapon == Weapon.GUNS && !state.helm().shotAgain()) {
      chance += (1 - chance) * Foresight.hits(6, target.defence()) / 6;
    }
    return chance;
  }

  private static double shot(State state, Weapon weapon, Target target) {
    double chance = hits(state, weapon, target);
    int ship = state.ship();
    double prize =
        switch (target) {
          case Target.OfTentacle _ -> 1;
          case Target.OfKraken() -> krakenPrize(state);
          case Target.OfVessel(Vessel vessel) ->
              weapon == Weapon.CHAIN_SHOT
                  ? CHAIN_SHOT
                  : damage(state, ship, vessel, state.vessel(), null);
        };
    return chance * prize + (weapon == Weapon.SECOND_GUNS && prize > 0 ? FREE_SHOT : 0);
  }

  private static double krakenPrize(State state) {
    if (state.health() > Gunnery.damage(state.vessel())) {
      return KRAKEN_HURT;
    }
    return winsByKilling(state) ? KRAKEN_KILLED : -KRAKEN_KILLED;
  }

  /** The Kraken's death ends the game at once, so it is for who then has the most points. */
  static boolean winsByKilling(State state) {
    State killed = state.with(state.feats().krakenKilledBy(state.ship()));
    return Scoring.outcome(killed, Ending.KRAKEN_KILLED).winners().contains(state.seat());
  }

  /** What it is worth to this ship that another loses cargo. */
  private static double damage(
      State state, int ship, Vessel victim, @Nullable Vessel attacker, @Nullable Cargo named) {
    boolean mine = attacker != null && attacker.ordinal() == ship;
    if (victim.isOffCourse()) {
      return mine ? 2 * SALVAGE * Math.max(0, gain(state, ship, victim.freight())) : 0;
    }
    int loser = victim.ordinal();
    double lost =
        named == null ? loss(state, loser) : lossOf(state, loser, named) + lossOfDie(state, loser);
    double average = Math.max(1, rivals(state, ship));
    double standing = material(state, loser) / average;
    return lost * (RIVALRY * standing * standing + (mine ? SALVAGE : 0));
  }
}
