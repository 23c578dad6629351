package kraken.games.rage;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Audience;
import kraken.kit.Narrator;
import kraken.kit.Seat;

/** Listens to what happens and keeps of it what a preview shows. */
final class Sketch implements Narrator<Event> {

  private final Board before;
  private final List<List<Space>> paths = new ArrayList<>();
  private final int[] damage = new int[Ships.MOST];
  private final boolean[] sunk = new boolean[Ships.MOST];
  private int rage;
  private Section front;
  private boolean attack;
  private List<Seat> winners = List.of();

  Sketch(Board before) {
    this.before = before;
    this.rage = before.rage();
    this.front = before.front();
    for (int ship = 0; ship < Ships.MOST; ship++) {
      boolean afloat = before.ships().isAfloat(ship);
      paths.add(new ArrayList<>(afloat ? List.of(before.ships().space(ship)) : List.of()));
      damage[ship] = before.ships().damage(ship);
    }
  }

  @Override
  public void tell(Audience audience, Event event) {
    switch (event) {
      case Event.Moved moved -> paths.get(moved.seat().index()).add(moved.to());
      case Event.Damaged damaged -> damage[damaged.seat().index()] = damaged.damage();
      case Event.Repaired repaired -> damage[repaired.seat().index()] = repaired.damage();
      case Event.ShipSunk ship -> sunk[ship.seat().index()] = true;
      case Event.RageGrew grew -> rage = grew.rage();
      case Event.Rotated rotated -> front = rotated.front();
      case Event.RoundWon won -> winners = won.seats();
      case Event.RageAttackBegan() -> {
        attack = true;
        rage = 0;
      }
      default -> {} // all else shows on the board, or not at all
    }
  }

  /** Without the orders that lead to it. */
  View.Preview preview() {
    List<View.Trail> trails = new ArrayList<>();
    for (int ship = 0; ship < Ships.MOST; ship++) {
      if (paths.get(ship).size() > 1 || damage[ship] != before.ships().damage(ship)) {
        List<Space> path = List.copyOf(paths.get(ship));
        trails.add(new View.Trail(Seat.of(ship), path, damage[ship], sunk[ship]));
      }
    }
    return new View.Preview(List.of(), List.copyOf(trails), rage, front, attack, winners);
  }
}
