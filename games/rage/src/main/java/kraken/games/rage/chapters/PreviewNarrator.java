package kraken.games.rage.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.rage.state.Board;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.View;
import kraken.kit.Audience;
import kraken.kit.Narrator;
import kraken.kit.Seat;

/** Listens to what happens and keeps of it what a preview shows. */
final class PreviewNarrator implements Narrator<Event> {

  private final Board before;
  private final List<List<Space>> paths;
  private final int[] damage;
  private int sunk;
  private int rage;
  private Section front;
  private boolean attack;
  private List<Seat> winners = List.of();

  PreviewNarrator(Board before) {
    this(before, new ArrayList<>(), new int[Ships.MOST]);
    for (int ship = 0; ship < Ships.MOST; ship++) {
      boolean afloat = before.ships().isAfloat(ship);
      paths.add(afloat ? List.of(before.ships().space(ship)) : List.of());
      damage[ship] = before.ships().damage(ship);
    }
  }

  private PreviewNarrator(Board before, List<List<Space>> paths, int[] damage) {
    this.before = before;
    this.paths = paths;
    this.damage = damage;
    this.rage = before.rage();
    this.front = before.front();
  }

  /** A copy to follow another action with, in the middle of a card. */
  PreviewNarrator copy() {
    PreviewNarrator copy = new PreviewNarrator(before, new ArrayList<>(paths), damage.clone());
    copy.rage = rage;
    copy.front = front;
    return copy;
  }

  @Override
  public void tell(Audience audience, Event event) {
    switch (event) {
      case Event.Moved moved -> extend(moved.seat().index(), moved.to());
      case Event.Damaged damaged -> damage[damaged.seat().index()] = damaged.damage();
      case Event.Repaired repaired -> damage[repaired.seat().index()] = repaired.damage();
      case Event.ShipSunk ship -> sunk |= 1 << ship.seat().index();
      case Event.RageGrew grew -> rage = grew.rage();
      case Event.Rotated rotated -> front = rotated.front();
      case Event.RoundWon won -> winners = won.seats();
      case Event.RageAttackBegan() -> beginAttack();
      // These show on the board, or not at all.
      case Event.RoundBegan _,
          Event.ShipPlaced _,
          Event.LaneClosed _,
          Event.PileShuffled _,
          Event.HandDealt _,
          Event.DealBegan _,
          Event.CardPlayed _,
          Event.ActionBegan _,
          Event.HitReef _,
          Event.HitKraken _,
          Event.Fired _,
          Event.BarrelPlaced _,
          Event.BarrelsLost _,
          Event.TentaclesStruck _,
          Event.RageAttackEnded _,
          Event.CardsDiscarded _,
          Event.DebrisTurned _,
          Event.MatchWon _ -> {}
    }
  }

  private void beginAttack() {
    attack = true;
    rage = 0;
  }

  /** Lists are never changed, since copies share them. */
  private void extend(int ship, Space to) {
    List<Space> path = new ArrayList<>(paths.get(ship));
    path.add(to);
    paths.set(ship, List.copyOf(path));
  }

  /** The preview; the caller adds the orders of actions that lead to it. */
  View.Preview preview() {
    List<View.Trail> trails = new ArrayList<>();
    for (int ship = 0; ship < Ships.MOST; ship++) {
      if (paths.get(ship).size() > 1 || damage[ship] != before.ships().damage(ship)) {
        boolean sinks = (sunk & 1 << ship) != 0;
        trails.add(new View.Trail(Seat.of(ship), paths.get(ship), damage[ship], sinks));
      }
    }
    return new View.Preview(List.of(), List.copyOf(trails), rage, front, attack, winners);
  }
}
