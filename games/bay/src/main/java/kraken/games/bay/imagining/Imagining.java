package kraken.games.bay.imagining;

import kraken.games.bay.chapters.Sailing;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Clock;
import kraken.games.bay.state.Feats;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Heading;
import kraken.games.bay.state.Holds;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.games.bay.state.Waters;
import org.jspecify.annotations.Nullable;

/** The state that a view shows: since nothing is secret, there is only one. */
public final class Imagining {

  private Imagining() {}

  public static State from(View view) {
    return new State(
        view.variant(),
        view.phase(),
        new Clock(view.first().index(), view.seat().index(), view.time()),
        view.health(),
        view.helm(),
        view.passage(),
        fleet(view),
        holds(view),
        waters(view),
        feats(view));
  }

  private static Fleet fleet(View view) {
    Fleet fleet = Fleet.ASHORE;
    for (View.StrayView stray : view.offCourse()) {
      fleet = fleet.with(stray.vessel().ordinal(), place(stray));
    }
    for (View.ShipView seen : view.ships()) {
      int ship = seen.ship().ordinal();
      @Nullable Space at = seen.at();
      fleet = fleet.chosen(seen.seat().index(), ship);
      fleet = fleet.with(ship, at == null ? Fleet.SWALLOWED : at.index());
      fleet = seen.heading() == Heading.CLOCKWISE ? fleet : fleet.turned(ship);
      for (int steps = seen.slowed(); steps > 0; steps -= Sailing.CHAIN_SHOT_COSTS) {
        fleet = fleet.chained(ship);
      }
      @Nullable Vessel towing = seen.towing();
      fleet = towing == null ? fleet : fleet.tied(ship, towing.ordinal());
    }
    return fleet;
  }

  private static int place(View.StrayView stray) {
    @Nullable Space at = stray.at();
    if (at != null) {
      return at.index();
    }
    return switch (stray.status()) {
      case SWALLOWED -> Fleet.SWALLOWED;
      case SAVED -> Fleet.SAVED;
      case EXPECTED, AFLOAT -> Fleet.NOWHERE;
    };
  }

  private static Holds holds(View view) {
    Holds holds = Holds.EMPTY;
    for (View.ShipView seen : view.ships()) {
      int ship = seen.ship().ordinal();
      holds =
          holds
              .plus(ship, Cargo.RATION, seen.rations())
              .plus(ship, Cargo.CREW, seen.crew())
              .plus(ship, Cargo.TREASURE, seen.treasure());
    }
    return holds;
  }

  private static Waters waters(View view) {
    Spaces tentacles = Spaces.NONE;
    for (Space at : view.tentacles()) {
      tentacles = tentacles.with(at.index());
    }
    Waters waters = Waters.CALM.withTentacles(tentacles);
    for (View.BombView seen : view.bombs()) {
      Bomb bomb = seen.bomb();
      int at = seen.at().index();
      waters = waters.withBombs(bomb, waters.bombs(bomb).with(at));
      waters = seen.due() ? waters.withDue(waters.due().with(at)) : waters;
    }
    for (View.CargoView seen : view.afloat()) {
      Cargo cargo = seen.cargo();
      waters = waters.withAfloat(cargo, waters.afloat(cargo).with(seen.at().index()));
    }
    return waters;
  }

  private static Feats feats(View view) {
    Feats feats = Feats.NONE;
    for (View.ShipView seen : view.ships()) {
      int ship = seen.ship().ordinal();
      for (int i = 0; i < seen.tentacles(); i++) {
        feats = feats.tentacleKilledBy(ship);
      }
      for (int i = 0; i < seen.saved(); i++) {
        feats = feats.oneSavedBy(ship);
      }
      feats = seen.points().kraken() > 0 ? feats.krakenKilledBy(ship) : feats;
    }
    return feats;
  }
}
