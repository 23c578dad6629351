package kraken.tables.past;

import java.util.List;
import kraken.kit.Belief;
import kraken.kit.Seat;

/**
 * What a bot took the others for at a moment of a game that is over, by what its seat knew then.
 *
 * @param number of the entry that brought the position about
 */
public record BotBeliefs(long number, Seat seat, List<Belief> beliefs) {
  public BotBeliefs {
    beliefs = List.copyOf(beliefs);
  }
}
