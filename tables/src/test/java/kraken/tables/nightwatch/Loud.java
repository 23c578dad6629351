package kraken.tables.nightwatch;

import java.util.List;
import java.util.Optional;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Instinct;
import kraken.kit.Seat;

/**
 * Blows the whistle and claims to have heard something, both whenever it can: an echo where
 * somebody has claimed that before. Of three, the last hails the first.
 */
record Loud() implements Instinct<View, Move> {

  @Override
  public Move choose(View view, Seat seat, List<Move> offered, Chance chance) {
    return offered.getFirst();
  }

  @Override
  public Optional<Claim> claim(View view, Seat seat, Chance chance) {
    return Optional.of(
        seat.index() == 2
            ? new Claim("hailed", List.of("0"))
            : new Claim("heard", List.of(view.claims().isEmpty() ? "steps" : "echo")));
  }
}
