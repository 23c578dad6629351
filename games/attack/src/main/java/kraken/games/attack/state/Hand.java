package kraken.games.attack.state;

import java.util.List;
import kraken.kit.Seat;

/** A place in the order of play: the seat, its pirates (two when solo) and its cards. */
public record Hand(Seat seat, List<Pirate> pirates, Pile pile) {

  public Hand joinedBy(Pirate pirate) {
    return new Hand(
        seat, pirates.isEmpty() ? List.of(pirate) : List.of(pirates.getFirst(), pirate), pile);
  }

  public Hand with(Pile next) {
    return new Hand(seat, pirates, next);
  }
}
