package kraken.games.bay.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Holds;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.games.bay.state.Waters;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** Makes the view of a state. Nothing is secret in the bay, so every viewer gets the same. */
public final class Views {

  private static final List<View.Card> CARDS = Vessel.PLAYERS.stream().map(Views::card).toList();
  private static final View.Defences DEFENCES =
      new View.Defences(
          Figures.KRAKEN_DEFENCE, Figures.TENTACLE_DEFENCE, Figures.OFF_COURSE_DEFENCE);

  private Views() {}

  private static View.Card card(Vessel ship) {
    Figures.Row row = Figures.of(ship);
    return new View.Card(ship, row.attack(), row.defence(), row.tow(), Figures.pier(ship));
  }

  public static View of(State state) {
    List<View.Pull> pulls = PullForecast.of(state);
    return new View(
        state.variant(),
        state.phase(),
        Seat.of(state.first()),
        state.seat(),
        state.time(),
        state.health(),
        state.helm(),
        state.phase() instanceof Phase.Acting ? state.actionsLeft() : 0,
        state.passage(),
        CARDS,
        DEFENCES,
        ships(state, pulls),
        offCourse(state, pulls),
        state.waters().tentacles().list(),
        bombs(state),
        supply(state.waters()),
        afloat(state.waters()),
        Reaching.of(state),
        Foresight.attacks(state));
  }

  private static List<View.ShipView> ships(State state, List<View.Pull> pulls) {
    List<View.ShipView> ships = new ArrayList<>();
    for (int seat = 0; seat < state.variant().players(); seat++) {
      int ship = state.fleet().shipOf(seat);
      if (ship != Fleet.NOBODY) {
        ships.add(ship(state, ship, Seat.of(seat), pulls.get(ship)));
      }
    }
    return List.copyOf(ships);
  }

  private static View.ShipView ship(State state, int ship, Seat seat, View.Pull pull) {
    Fleet fleet = state.fleet();
    Holds holds = state.holds();
    Vessel vessel = Vessel.of(ship);
    return new View.ShipView(
        vessel,
        seat,
        spaceOrNull(fleet, ship),
        fleet.heading(ship),
        Sailing.slowedBy(fleet, ship),
        Towing.towedOrNull(fleet, ship),
        holds.of(ship, Cargo.RATION),
        holds.of(ship, Cargo.CREW),
        holds.of(ship, Cargo.TREASURE),
        state.feats().tentaclesOf(ship),
        state.feats().savedBy(ship),
        Scoring.points(state, ship),
        pull);
  }

  private static @Nullable Space spaceOrNull(Fleet fleet, int vessel) {
    return fleet.isAfloat(vessel) ? Space.of(fleet.at(vessel)) : null;
  }

  private static List<View.StrayView> offCourse(State state, List<View.Pull> pulls) {
    List<View.StrayView> strays = new ArrayList<>();
    for (Vessel stray : Vessel.OFF_COURSE) {
      int number = stray.ordinal();
      View.Status status =
          switch (state.fleet().at(number)) {
            case Fleet.NOWHERE -> View.Status.EXPECTED;
            case Fleet.SWALLOWED -> View.Status.SWALLOWED;
            case Fleet.SAVED -> View.Status.SAVED;
            default -> View.Status.AFLOAT;
          };
      strays.add(
          new View.StrayView(
              stray,
              status,
              Vortex.entersAt(stray),
              stray.freight(),
              spaceOrNull(state.fleet(), number),
              pulls.get(number)));
    }
    return List.copyOf(strays);
  }

  private static List<View.BombView> bombs(State state) {
    List<View.BombView> bombs = new ArrayList<>();
    for (Bomb bomb : Bomb.values()) {
      for (Space at : state.waters().bombs(bomb).list()) {
        boolean due = state.waters().due().has(at.index());
        bombs.add(new View.BombView(bomb, at, due));
      }
    }
    return List.copyOf(bombs);
  }

  private static View.Supply supply(Waters waters) {
    return new View.Supply(
        waters.tentaclesInSupply(),
        Bomb.SUPPLY - waters.barrels().count(),
        Bomb.SUPPLY - waters.smoke().count());
  }

  private static List<View.CargoView> afloat(Waters waters) {
    List<View.CargoView> afloat = new ArrayList<>();
    for (Cargo cargo : Cargo.values()) {
      for (Space at : waters.afloat(cargo).list()) {
        afloat.add(new View.CargoView(cargo, at));
      }
    }
    return List.copyOf(afloat);
  }
}
