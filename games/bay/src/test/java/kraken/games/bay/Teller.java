package kraken.games.bay;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Ending;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Heading;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** Tells what happened in words, for people who read the golden playthrough. */
final class Teller {

  private Teller() {}

  static String tell(Event event) {
    return switch (event) {
      case Event.FirstDrawn(Seat seat) ->
          "The lot falls on player " + (seat.index() + 1) + ", who begins.";
      case Event.ShipChosen(Seat seat, Vessel ship, Space at) ->
          "Player " + (seat.index() + 1) + " sails the " + name(ship) + " from " + at(at) + ".";
      case Event.PlacementRolled(int lane, List<Integer> dice, boolean again) ->
          "Lane " + lane + ", dice " + dice(dice) + (again ? ": taken, once more." : ".");
      case Event.TentacleRose(Space at) -> "A tentacle rises at " + at(at) + ".";
      case Event.SmokeTookTentacle(Space at) -> "Smoke carries the tentacle at " + at(at) + " off.";
      case Event.TentacleBlown(Space at, Vessel by) ->
          "A barrel of the " + name(by) + " blows up the tentacle at " + at(at) + ".";
      case Event.TurnBegan(Seat _, Vessel ship) -> "The " + name(ship) + " takes the helm.";
      case Event.Rolled(Vessel ship, List<Integer> dice, int bonus, int slowed, int steps) ->
          rolled(ship, dice, bonus, slowed, steps);
      case Event.Sailed(Vessel ship, Space _, Space to, Heading heading, Vessel towed) ->
          "The " + name(ship) + with(towed) + " sails to " + at(to) + way(heading) + ".";
      case Event.PickedUp(Vessel ship, Cargo cargo, Space _) ->
          "The " + name(ship) + " takes " + name(cargo) + " on board.";
      case Event.PlagueBrokeOut(Vessel ship, Space _, int lost) ->
          "Plague on the " + name(ship) + ": " + lost + " crew lost.";
      case Event.PlagueCured(Vessel ship, Space _) -> "The " + name(ship) + " cures plague crew.";
      case Event.LeftAfloat(Vessel ship, Space at) ->
          "The " + name(ship) + " leaves what floats at " + at(at) + ".";
      case Event.TreasureDoubled(Vessel ship) -> "The " + name(ship) + " counts it twice.";
      case Event.Fired fired -> fired(fired);
      case Event.TentacleKilled(Vessel _, Space at) -> "The tentacle at " + at(at) + " is dead.";
      case Event.KrakenHit(Vessel _, int damage, int health) ->
          "The Kraken takes " + damage + ", " + health + " left.";
      case Event.Slowed(Vessel ship) -> "The " + name(ship) + " will be slow.";
      case Event.CargoNamed(Vessel victim, Cargo cargo) ->
          "It is to be " + name(cargo) + " of the " + name(victim) + ".";
      case Event.RanIntoTentacle(Vessel vessel, Space at) ->
          "The " + name(vessel) + " runs into the tentacle at " + at(at) + ".";
      case Event.BarrelWentOff(Space at, Vessel vessel) ->
          "The barrel at " + at(at) + " goes off under the " + name(vessel) + ".";
      case Event.LossRolled(Vessel ship, List<Integer> dice) ->
          "The " + name(ship) + " rolls " + dice(dice) + " for what is lost.";
      case Event.CargoLost(Vessel vessel, Cargo cargo, Space _, Space to) ->
          name(cargo) + " of the " + name(vessel) + (to == null ? " sinks." : lost(to));
      case Event.BombDropped(Vessel ship, Bomb bomb, Space at, boolean due) ->
          "The " + name(ship) + " drops " + name(bomb) + " at " + at(at) + (due ? ", due." : ".");
      case Event.SmokeTook(Vessel vessel, Space at) ->
          "Smoke at " + at(at) + " takes the " + name(vessel) + ".";
      case Event.Placed(Vessel vessel, Space _, Space to, Vessel towed) ->
          "The " + name(vessel) + with(towed) + " finds itself at " + at(to) + ".";
      case Event.TowTied(Vessel ship, Vessel towed) ->
          "The " + name(ship) + " takes the " + name(towed) + " in tow.";
      case Event.TowCastOff(Vessel ship, Vessel towed) ->
          "The " + name(ship) + " lets the " + name(towed) + " go.";
      case Event.Saved(Vessel ship, Vessel saved, Space at) ->
          "The " + name(ship) + " has saved the " + name(saved) + " at " + at(at) + "!";
      case Event.RoundEnded(int time) -> "The round is over, the hourglass at " + time + ".";
      case Event.EnteredOffCourse(Vessel vessel, Space at) ->
          "Off course, the " + name(vessel) + " ship comes in at " + at(at) + ".";
      case Event.Pulled(Vessel vessel, Space _, Space to, Vessel towed) ->
          "The vortex pulls the " + name(vessel) + with(towed) + " to " + at(to) + ".";
      case Event.PullStopped(Vessel vessel, Space at) ->
          "The " + name(vessel) + " is stopped at " + at(at) + ".";
      case Event.Swallowed(Vessel vessel, Space _) ->
          "The Kraken swallows the " + name(vessel) + ".";
      case Event.KrakenKilled(Vessel ship) -> "The " + name(ship) + " has killed the Kraken!";
      case Event.GameEnded(Ending ending) -> "The end: " + name(ending) + ".";
    };
  }

  private static String rolled(Vessel ship, List<Integer> dice, int bonus, int slowed, int steps) {
    String more = bonus == 0 ? "" : " and " + bonus;
    String less = slowed == 0 ? "" : " less " + slowed;
    return "The " + name(ship) + " rolls " + dice(dice) + more + less + ": " + steps + " steps.";
  }

  private static String fired(Event.Fired fired) {
    String target =
        switch (fired.target()) {
          case Target.OfVessel(Vessel vessel) -> "the " + name(vessel);
          case Target.OfTentacle(Space space) -> "the tentacle at " + at(space);
          case Target.OfKraken() -> "the Kraken";
        };
    return "The %s fires its %s at %s: %d of %d against %d, %s."
        .formatted(
            name(fired.ship()),
            name(fired.weapon()),
            target,
            fired.die(),
            fired.sides(),
            fired.defence(),
            fired.hit() ? "a hit" : "a miss");
  }

  private static String lost(Space to) {
    return " floats at " + at(to) + ".";
  }

  private static String with(@Nullable Vessel towed) {
    return towed == null ? "" : " with the " + name(towed);
  }

  private static String way(Heading heading) {
    return heading == Heading.CLOCKWISE ? "" : " against the clock";
  }

  private static String at(Space space) {
    return space.lane() + "/" + space.number();
  }

  private static String dice(List<Integer> dice) {
    return dice.stream().map(String::valueOf).collect(Collectors.joining(" and "));
  }

  private static String name(Enum<?> constant) {
    String words = constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
