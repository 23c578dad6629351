package kraken.conformance.checks;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kraken.conformance.play.Position;
import kraken.kit.Chance;
import kraken.kit.Seat;

/**
 * Makes moves that a seat is not offered now: moves of other seats, of other positions, and forged
 * ones.
 *
 * @param known moves that the game offers in some position
 */
record NotOffered<M>(List<M> known) {

  private static final int TRIES = 12;

  Set<M> to(Seat seat, Position<?, M, ?, ?> position) {
    List<M> offered = offeredToAnybody(position);
    Chance luck = position.luck();
    Set<M> moves = new LinkedHashSet<>();
    for (int i = 0; i < TRIES; i++) {
      addSome(offered, luck, moves);
      addSome(known, luck, moves);
    }
    position.moves(seat).forEach(moves::remove);
    return moves;
  }

  private static <M> List<M> offeredToAnybody(Position<?, M, ?, ?> position) {
    Set<M> offered = new LinkedHashSet<>();
    position.seats().forEach(seat -> offered.addAll(position.moves(seat)));
    return List.copyOf(offered);
  }

  private static <M> void addSome(List<M> from, Chance luck, Set<M> moves) {
    if (!from.isEmpty()) {
      moves.add(from.get(luck.below(from.size())));
      MoveForger.forge(from.get(luck.below(from.size())), luck).ifPresent(moves::add);
    }
  }
}
