package kraken.games.bay.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import kraken.games.bay.chapters.Scene;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

class StateTest {

  private static final Seat SEAT = Seat.of(0);

  /** All in which the Explorer still decides, about turns and cargo taken included. */
  private static Set<State> positionsOfATurn() {
    Scene scene =
        Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
            .put(Vessel.EXPLORER, 3, 6)
            .afloat(Cargo.CREW, 3, 7)
            .afloat(Cargo.RATION, 4, 8)
            .afloat(Cargo.TREASURE, 2, 8)
            .steps(5);
    Set<State> met = new HashSet<>();
    Deque<State> open = new ArrayDeque<>(Set.of(scene.state()));
    while (!open.isEmpty()) {
      State state = open.remove();
      if (scene.rules().turn(state).awaited().contains(SEAT) && met.add(state)) {
        for (Move move : scene.rules().moves(state, SEAT)) {
          open.add(scene.rules().play(state, SEAT, move, Narrator.none()).orThrow());
        }
      }
    }
    return met;
  }

  @Test
  void hardlyTwoPositionsOfATurnHaveTheSameHash() {
    Set<State> positions = positionsOfATurn();
    Set<Integer> hashes = new HashSet<>();
    positions.forEach(state -> hashes.add(state.hashCode()));
    assertThat(positions).hasSizeGreaterThan(150);
    assertThat(hashes).hasSizeGreaterThan(positions.size() * 98 / 100);
  }
}
