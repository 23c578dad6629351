package kraken.tables.lanterns;

import java.util.List;
import kraken.kit.Seat;

public sealed interface Event {

  record Dealt(int card) implements Event {}

  record Revealed(List<Integer> bids) implements Event {}

  record Marked(Seat seat, int color) implements Event {}

  record Peeked(Seat seat, int card) implements Event {}

  record Turned(int card) implements Event {}

  record TurnDone(Seat seat) implements Event {}
}
