package kraken.games.bay.state;

import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What happened, as everybody at the table sees it. Dice are told as they lie: from 1. */
public sealed interface Event {

  /** The lot has named the first player. */
  record FirstDrawn(Seat seat) implements Event {}

  record ShipChosen(Seat seat, Vessel ship, Space at) implements Event {}

  /**
   * The dice for a random placement.
   *
   * @param lane the die for the lane
   * @param dice the two for the space
   * @param again whether they are rolled again, since the space is taken
   */
  record PlacementRolled(int lane, List<Integer> dice, boolean again) implements Event {}

  record TentacleRose(Space at) implements Event {}

  /** Smoke that goes off at the end of the round carries a tentacle off; it rises elsewhere. */
  record SmokeTookTentacle(Space at) implements Event {}

  /** A tentacle rose where a barrel was, or a barrel went off under it. */
  record TentacleBlown(Space at, Vessel by) implements Event {}

  record TurnBegan(Seat seat, Vessel ship) implements Event {}

  /**
   * How far the ship sails.
   *
   * @param bonus what is added at tow speed
   * @param slowed how many steps chain shots took off
   */
  record Rolled(Vessel ship, List<Integer> dice, int bonus, int slowed, int steps)
      implements Event {}

  /** One step; a ship in tow comes along. */
  record Sailed(Vessel ship, Space from, Space to, Heading heading, @Nullable Vessel towed)
      implements Event {}

  record PickedUp(Vessel ship, Cargo cargo, Space at) implements Event {}

  /** The ship took plague crew on board: all its crew is gone. */
  record PlagueBrokeOut(Vessel ship, Space at, int crewLost) implements Event {}

  /** The House Boat made crew of plague crew. */
  record PlagueCured(Vessel ship, Space at) implements Event {}

  /** The player leaves what floats where the ship was set down. */
  record LeftAfloat(Vessel ship, Space at) implements Event {}

  record TreasureDoubled(Vessel ship) implements Event {}

  /** A shot, with the space where it went; at the Kraken there is none. */
  record Fired(
      Vessel ship,
      Weapon weapon,
      Target target,
      @Nullable Space at,
      int sides,
      int die,
      int defence,
      boolean hit)
      implements Event {}

  record TentacleKilled(Vessel ship, Space at) implements Event {}

  record KrakenHit(Vessel ship, int damage, int health) implements Event {}

  /** A chain shot: two steps less on the next turn. */
  record Slowed(Vessel ship) implements Event {}

  record CargoNamed(Vessel victim, Cargo cargo) implements Event {}

  record RanIntoTentacle(Vessel vessel, Space at) implements Event {}

  record BarrelWentOff(Space at, Vessel vessel) implements Event {}

  /** The dice for what the ship loses; the Pirate has named one of the two where there is one. */
  record LossRolled(Vessel ship, List<Integer> dice) implements Event {}

  /** One piece of cargo; without a space it is gone. */
  record CargoLost(Vessel vessel, Cargo cargo, Space from, @Nullable Space to) implements Event {}

  /** A bomb; where the space is occupied it goes off at the end of the round. */
  record BombDropped(Vessel ship, Bomb bomb, Space at, boolean due) implements Event {}

  record SmokeTook(Vessel vessel, Space at) implements Event {}

  /** The ship that smoke has taken is somewhere else now, and what it tows as well. */
  record Placed(Vessel vessel, Space from, Space to, @Nullable Vessel towed) implements Event {}

  record TowTied(Vessel ship, Vessel towed) implements Event {}

  record TowCastOff(Vessel ship, Vessel towed) implements Event {}

  /** An off-course ship has come to the tower's pier. */
  record Saved(Vessel ship, Vessel saved, Space at) implements Event {}

  /** The marker goes down. */
  record RoundEnded(int time) implements Event {}

  record EnteredOffCourse(Vessel vessel, Space at) implements Event {}

  /** One space of the vortex's pull; a ship in tow comes along. */
  record Pulled(Vessel vessel, Space from, Space to, @Nullable Vessel towed) implements Event {}

  /** Another ship lies in the way, so the pull ends early for this one. */
  record PullStopped(Vessel vessel, Space at) implements Event {}

  /** Into the mouth: out of the game. */
  record Swallowed(Vessel vessel, Space from) implements Event {}

  record KrakenKilled(Vessel ship) implements Event {}

  record GameEnded(Ending ending) implements Event {}
}
