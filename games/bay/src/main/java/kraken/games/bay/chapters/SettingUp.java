package kraken.games.bay.chapters;

import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Holds;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Waters;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** Setup: the first player by lot, the ships in the order of turns, then all the tentacles. */
public final class SettingUp {

  private static final int CREW = 5;
  private static final int RATIONS = 3;
  private static final int TREASURE = 5;

  /** How many more of each cargo the Captain begins with (sponsorship). */
  private static final int MORE_OF_EACH = 2;

  private SettingUp() {}

  public static State drawn(State state, Numbers numbers, Narrator<? super Event> narrator) {
    int first = numbers.at(0);
    narrator.tellAll(new Event.FirstDrawn(Seat.of(first)));
    return state.begunBy(first).in(Phase.CHOOSING);
  }

  static @Nullable Refusal refusal(State state, Move.ChooseShip choose) {
    if (choose.ship().isOffCourse()) {
      return Refusals.NOT_FOR_PLAYERS;
    }
    return state.fleet().isAfloat(choose.ship().ordinal()) ? Refusals.SHIP_TAKEN : null;
  }

  public static State play(State state, Move.ChooseShip choose, Narrator<? super Event> narrator) {
    Vessel ship = choose.ship();
    if (narrator.listens()) {
      narrator.tellAll(new Event.ShipChosen(state.seat(), ship, Figures.pier(ship)));
    }
    State chosen =
        state
            .with(state.fleet().chosen(state.turn(), ship.ordinal()))
            .with(loaded(state.holds(), ship));
    int next = state.order(state.turn()) + 1;
    return next < state.variant().players()
        ? chosen.atTurn(state.seatAt(next))
        : chosen.atTurn(state.first()).in(new Phase.Rising(Waters.TENTACLES));
  }

  private static Holds loaded(Holds holds, Vessel ship) {
    int more = ship == Vessel.CAPTAIN ? MORE_OF_EACH : 0;
    return holds
        .plus(ship.ordinal(), Cargo.CREW, CREW + more)
        .plus(ship.ordinal(), Cargo.RATION, RATIONS + more)
        .plus(ship.ordinal(), Cargo.TREASURE, TREASURE + more);
  }
}
