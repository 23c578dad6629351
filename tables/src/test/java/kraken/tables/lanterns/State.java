package kraken.tables.lanterns;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Claim;
import kraken.kit.Seat;
import kraken.kit.Seats;

/**
 * Cards are numbers up to 1000000, so that a test finds one in a text by its digits.
 *
 * @param cards by seat; empty before the deal
 * @param bids by seat; -1 before the bid
 * @param peeked by seat: whether it knows its neighbour's card
 * @param turned whether the top card of the pile, the last of the cards, was shown
 */
public record State(
    int players,
    List<Integer> cards,
    List<Integer> bids,
    List<Integer> marks,
    List<Boolean> peeked,
    boolean turned,
    int turn,
    List<String> claims) {

  Seats silent() {
    Seats seats = Seats.NONE;
    for (int i = 0; i < players; i++) {
      seats = bids.get(i) < 0 ? seats.with(Seat.of(i)) : seats;
    }
    return seats;
  }

  State bid(Seat seat, int amount) {
    return new State(players, cards, with(bids, seat, amount), marks, peeked, turned, turn, claims);
  }

  State marked(Seat seat, int color) {
    return new State(players, cards, bids, with(marks, seat, color), peeked, turned, turn, claims);
  }

  State peekedBy(Seat seat) {
    return new State(players, cards, bids, marks, with(peeked, seat, true), turned, turn, claims);
  }

  State withTopTurned() {
    return new State(players, cards, bids, marks, peeked, true, turn, claims);
  }

  State next() {
    return new State(players, cards, bids, marks, peeked, turned, turn + 1, claims);
  }

  State heard(Seat speaker, Claim claim) {
    List<String> more = new ArrayList<>(claims);
    more.add(speaker.index() + " " + claim.form() + " " + String.join(" ", claim.fillings()));
    return new State(players, cards, bids, marks, peeked, turned, turn, List.copyOf(more));
  }

  State dealt(List<Integer> drawn) {
    return new State(players, drawn, bids, marks, peeked, turned, turn, claims);
  }

  private static <T> List<T> with(List<T> row, Seat seat, T value) {
    List<T> changed = new ArrayList<>(row);
    changed.set(seat.index(), value);
    return List.copyOf(changed);
  }
}
