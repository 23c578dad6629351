package kraken.bots;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kraken.kit.Chance;
import kraken.kit.Seat;

/** What a bot chooses first in a toy. */
record Choices(Level level) {

  /** A river: the bridge looks better, but the next player makes more of the ford. */
  static final Maze RIVER =
      new Maze(
          Map.of(
              "start", List.of("ford!", "bridge!"),
              "ford!", List.of("treasure"),
              "bridge!", List.of("grave")),
          Map.of("ford!", 0.3, "bridge!", 0.4, "treasure", 1.0));

  private static final Seat SEAT = Seat.of(0);
  private static final int SEEDS = 50;

  /** All choices with some seeds. */
  <S, M> Set<M> in(Toy<S, M> toy) {
    Set<M> choices = new HashSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      choices.add(in(toy, seed));
    }
    return choices;
  }

  <S, M> M in(Toy<S, M> toy, int seed) {
    S start = toy.start();
    return level.bot().choose(toy, start, SEAT, toy.moves(start, SEAT), Chance.seeded(seed));
  }
}
