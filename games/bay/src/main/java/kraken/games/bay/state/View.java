package kraken.games.bay.state;

import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What everybody knows, which is everything; and what the rules alone can foresee of it.
 *
 * @param first the first player, by lot
 * @param seat whose turn it is
 * @param time where the hourglass stands
 * @param health what the Kraken has left
 * @param helm the turn so far
 * @param passage what is under way where the sea decides
 * @param afloat the cargo on the water
 * @param cards of all ships that can be chosen
 * @param ships in the order of the seats, as far as they have chosen
 * @param reach where the steps left can lead, for the player whose turn it is
 * @param attacks the shots on offer, with their chances
 */
public record View(
    Variant variant,
    Phase phase,
    Seat first,
    Seat seat,
    int time,
    int health,
    Helm helm,
    int actionsLeft,
    Passage passage,
    List<Card> cards,
    Defences defences,
    List<ShipView> ships,
    List<StrayView> offCourse,
    List<Space> tentacles,
    List<BombView> bombs,
    Supply supply,
    List<CargoView> afloat,
    List<Reach> reach,
    List<Attack> attacks) {

  /**
   * A player's ship.
   *
   * @param at none where the Kraken has swallowed it
   * @param slowed how many steps chain shots will cost it
   * @param towing the off-course ship in tow
   * @param tentacles how many it has killed
   * @param saved how many off-course ships it has saved
   * @param pull where the vortex would carry it as things stand
   */
  public record ShipView(
      Vessel ship,
      Seat seat,
      @Nullable Space at,
      Heading heading,
      int slowed,
      @Nullable Vessel towing,
      int rations,
      int crew,
      int treasure,
      int tentacles,
      int saved,
      Points points,
      Pull pull) {}

  /**
   * The figures of a ship's card.
   *
   * @param attack how many sides its die has
   * @param tow what is added to 1D6 at tow speed
   */
  public record Card(Vessel ship, int attack, int defence, int tow, Space pier) {}

  /** What it takes to hit whatever is not a player's ship. */
  public record Defences(int kraken, int tentacle, int offCourse) {}

  /** The points so far, by what they are for. Who is out has none. */
  public record Points(int crew, int treasure, int tentacles, int saved, int kraken) {

    public static final Points NONE = new Points(0, 0, 0, 0, 0);

    public int total() {
      return crew + treasure + tentacles + saved + kraken;
    }
  }

  /**
   * What the vortex would do, space by space, ships in the way included. Smoke ends the way, since
   * nobody knows how it goes on; smoke that goes off before the vortex ends it before it begins.
   *
   * @param swallowed whether the last step is into the mouth
   * @param smoke whether smoke takes the vessel where the path ends
   */
  public record Pull(List<Space> path, boolean swallowed, boolean smoke) {

    public static final Pull NONE = new Pull(List.of(), false, false);
  }

  /**
   * An off-course ship.
   *
   * @param entersAt the time at which it comes
   * @param freight what it drops when it is hit
   */
  public record StrayView(
      Vessel vessel, Status status, int entersAt, Cargo freight, @Nullable Space at, Pull pull) {}

  /** Where an off-course ship is. */
  public enum Status {
    EXPECTED,
    AFLOAT,
    SAVED,
    SWALLOWED
  }

  /** A bomb; one that is due goes off at the end of the round, if somebody is still there. */
  public record BombView(Bomb bomb, Space at, boolean due) {}

  /** What has not come to the water yet, or has come back from it. */
  public record Supply(int tentacles, int barrels, int smoke) {}

  public record CargoView(Cargo cargo, Space at) {}

  /**
   * A space that can be sailed to. Of the shortest ways it is the one with the least harm, and of
   * those the one with the most cargo.
   *
   * @param from the space before it on that way
   * @param harm what the ship or its tow suffers on that way, in this order, the mouth at its end
   */
  public record Reach(Space at, int steps, Space from, List<Harm> harm) {}

  /** What a ship can suffer from a space that it sails through. */
  public enum Harm {
    PLAGUE,
    TENTACLE,
    BARREL,
    SMOKE,
    /** The last step ends where the vortex pulls a ship into the mouth, if nothing stops it. */
    MOUTH
  }

  /**
   * A shot on offer.
   *
   * @param chance to hit, in percent
   */
  public record Attack(Weapon weapon, Target target, int sides, int defence, int chance) {}
}
