package kraken.games.bay.chapters;

import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Ending;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Waters;
import kraken.games.bay.state.Weapon;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Refusal;
import org.jspecify.annotations.Nullable;

/** Attacking vessels, tentacles and the Kraken, and the special abilities that change it. */
public final class Gunnery {

  private Gunnery() {}

  static @Nullable Refusal refusal(State state, Move.Fire fire) {
    if (state.actionsLeft() == 0) {
      return Refusals.NO_ACTION_LEFT;
    }
    if (!carries(state.vessel(), fire.weapon())) {
      return Refusals.NO_SUCH_WEAPON;
    }
    return switch (fire.target()) {
      case Target.OfVessel(Vessel vessel) -> vesselRefusal(state, fire.weapon(), vessel);
      case Target.OfTentacle(Space at) -> tentacleRefusal(state, fire.weapon(), at.index());
      case Target.OfKraken() -> krakenRefusal(state, fire.weapon());
    };
  }

  /** The second guns are fired after a miss only, with a move of their own. */
  static boolean carries(Vessel ship, Weapon weapon) {
    return switch (weapon) {
      case GUNS -> true;
      case CHAIN_SHOT -> ship == Vessel.EXPLORER;
      case FRONT_GUNS -> ship == Vessel.PIRATE;
      case SECOND_GUNS -> false;
    };
  }

  private static @Nullable Refusal vesselRefusal(State state, Weapon weapon, Vessel vessel) {
    if (weapon == Weapon.CHAIN_SHOT && vessel.isOffCourse()) {
      return Refusals.NOT_WITH_THIS_WEAPON;
    }
    int target = vessel.ordinal();
    if (target == state.fleet().towedBy(state.ship())) {
      return Refusals.OWN_TOW;
    }
    boolean reached =
        target != state.ship()
            && state.fleet().isAfloat(target)
            && reaches(state, weapon, state.fleet().at(target));
    return reached ? null : Refusals.OUT_OF_RANGE;
  }

  private static @Nullable Refusal tentacleRefusal(State state, Weapon weapon, int at) {
    if (weapon == Weapon.CHAIN_SHOT) {
      return Refusals.NOT_WITH_THIS_WEAPON;
    }
    boolean reached = state.waters().tentacles().has(at) && reaches(state, weapon, at);
    return reached ? null : Refusals.OUT_OF_RANGE;
  }

  private static @Nullable Refusal krakenRefusal(State state, Weapon weapon) {
    if (weapon != Weapon.GUNS) {
      return Refusals.NOT_WITH_THIS_WEAPON;
    }
    return Space.isRed(state.place()) ? null : Refusals.NOT_IN_THE_RED_LANES;
  }

  /** Only the front guns reach straight ahead, and they reach nothing else. */
  private static boolean reaches(State state, Weapon weapon, int at) {
    boolean ahead = at == Chart.straightAhead(state.place(), state.fleet().heading(state.ship()));
    return weapon == Weapon.FRONT_GUNS ? ahead : !ahead && Chart.isNear(state.place(), at);
  }

  public static State play(State state, Move.Fire fire) {
    return state.with(state.helm().acted()).in(new Phase.Firing(fire.weapon(), fire.target()));
  }

  public static State firedAgain(State state) {
    Target target = state.phase(Phase.Reloading.class).target();
    return state.with(state.helm().hasShotAgain()).in(new Phase.Firing(Weapon.SECOND_GUNS, target));
  }

  public static State fired(State state, Numbers numbers, Narrator<? super Event> narrator) {
    Phase.Firing firing = state.phase(Phase.Firing.class);
    int die = numbers.at(0) + 1;
    boolean hit = die >= firing.target().defence();
    if (narrator.listens()) {
      tellFired(state, firing, die, hit, narrator);
    }
    if (hit) {
      return hit(state, firing, narrator);
    }
    boolean again =
        state.vessel() == Vessel.MERCHANT
            && firing.weapon() == Weapon.GUNS
            && !state.helm().shotAgain();
    return state.in(again ? new Phase.Reloading(firing.target()) : Phase.ACTING);
  }

  private static void tellFired(
      State state, Phase.Firing firing, int die, boolean hit, Narrator<? super Event> narrator) {
    Target target = firing.target();
    Space at =
        switch (target) {
          case Target.OfVessel(Vessel vessel) -> Space.of(state.fleet().at(vessel.ordinal()));
          case Target.OfTentacle(Space space) -> space;
          case Target.OfKraken() -> null;
        };
    int sides = firing.weapon().sides(state.vessel());
    narrator.tellAll(
        new Event.Fired(
            state.vessel(), firing.weapon(), target, at, sides, die, target.defence(), hit));
  }

  private static State hit(State state, Phase.Firing firing, Narrator<? super Event> narrator) {
    return switch (firing.target()) {
      case Target.OfVessel(Vessel vessel) -> vesselHit(state, firing.weapon(), vessel, narrator);
      case Target.OfTentacle(Space at) -> tentacleHit(state, at, narrator);
      case Target.OfKraken() -> krakenHit(state, narrator);
    };
  }

  private static State vesselHit(
      State state, Weapon weapon, Vessel vessel, Narrator<? super Event> narrator) {
    if (weapon == Weapon.CHAIN_SHOT) {
      narrator.tellAll(new Event.Slowed(vessel));
      return state.with(state.fleet().chained(vessel.ordinal())).in(Phase.ACTING);
    }
    boolean boards =
        state.vessel() == Vessel.PIRATE
            && !vessel.isOffCourse()
            && !state.holds().isEmpty(vessel.ordinal());
    return boards
        ? state.in(new Phase.Boarding(vessel))
        : Losses.begin(state, vessel, state.vessel(), narrator);
  }

  static @Nullable Refusal refusal(State state, Phase.Boarding boarding, Move.Name name) {
    boolean has =
        name.cargo() != Cargo.PLAGUE
            && state.holds().of(boarding.victim().ordinal(), name.cargo()) > 0;
    return has ? null : Refusals.VICTIM_HAS_NONE;
  }

  private static State tentacleHit(State state, Space at, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.TentacleKilled(state.vessel(), at));
    Waters waters = state.waters();
    return state
        .with(waters.withTentacles(waters.tentacles().without(at.index())))
        .with(state.feats().tentacleKilledBy(state.ship()))
        .in(Phase.ACTING);
  }

  /** What a hit takes from the Kraken: the Fisherman hits twice as hard. */
  public static int damage(Vessel ship) {
    return ship == Vessel.FISHERMAN ? 2 : 1;
  }

  /** Each hit brings a tentacle, as long as there are any. */
  private static State krakenHit(State state, Narrator<? super Event> narrator) {
    int damage = damage(state.vessel());
    int health = Math.max(0, state.health() - damage);
    narrator.tellAll(new Event.KrakenHit(state.vessel(), damage, health));
    State hurt = state.withHealth(health);
    if (health == 0) {
      narrator.tellAll(new Event.KrakenKilled(state.vessel()));
      State killed = hurt.with(state.feats().krakenKilledBy(state.ship()));
      return Scoring.over(killed, Ending.KRAKEN_KILLED, narrator);
    }
    int rising = Math.min(damage, state.waters().tentaclesInSupply());
    return hurt.in(rising == 0 ? Phase.ACTING : new Phase.Rising(rising));
  }
}
