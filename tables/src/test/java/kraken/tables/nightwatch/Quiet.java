package kraken.tables.nightwatch;

import java.util.List;
import java.util.Optional;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Instinct;
import kraken.kit.Seat;

/** Never blows, and claims what no form allows. */
record Quiet() implements Instinct<View, Move> {

  @Override
  public Move choose(View view, Seat seat, List<Move> offered, Chance chance) {
    return offered.getLast();
  }

  @Override
  public Optional<Claim> claim(View view, Seat seat, Chance chance) {
    return Optional.of(new Claim("heard", List.of("nothing")));
  }
}
