package kraken.conformance.play;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Claim;
import kraken.kit.ClaimForm;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Turn;

/**
 * Decides the next step of a random game. Where all choices are 0, no seat interjects or claims
 * anything.
 */
public final class RandomPlayer {

  private static final int INTERJECTS = 3;
  private static final int OUT_OF = 4;
  private static final int CLAIMS = 4;
  private static final int OUT_OF_MORE = 5;

  private RandomPlayer() {}

  public static <M> Step<M> next(Position<?, M, ?, ?> at, StepChoices choices) {
    List<Seat> claimants = claimants(at);
    if (!claimants.isEmpty() && choices.below(OUT_OF_MORE) == CLAIMS) {
      Seat seat = choices.pick(claimants);
      return new Step.Claimed<>(seat, claim(at, seat, choices));
    }
    List<Seat> unasked = unasked(at);
    if (!unasked.isEmpty() && choices.below(OUT_OF) == INTERJECTS) {
      return move(at, unasked, choices);
    }
    return switch (at.turn()) {
      case Turn.Sea(Numbers bounds) -> new Step.Drawn<>(choices.draw(bounds));
      case Turn.One one -> move(at, List.of(one.seat()), choices);
      case Turn.Together together -> move(at, list(together.awaited()), choices);
      case Turn.Over over -> throw new IllegalStateException("no step after " + over);
    };
  }

  private static List<Seat> claimants(Position<?, ?, ?, ?> at) {
    List<Seat> claimants = new ArrayList<>();
    for (Seat seat : at.isOver() ? Seats.NONE : at.seats()) {
      if (!at.talk(seat).claims().isEmpty()) {
        claimants.add(seat);
      }
    }
    return claimants;
  }

  private static Claim claim(Position<?, ?, ?, ?> at, Seat seat, StepChoices choices) {
    ClaimForm form = choices.pick(at.talk(seat).claims());
    List<String> fillings = new ArrayList<>();
    for (ClaimForm.Blank blank : form.blanks()) {
      fillings.add(
          switch (blank) {
            case ClaimForm.Blank.Word(List<String> among) -> choices.pick(among);
            case ClaimForm.Blank.Player() -> Integer.toString(choices.below(at.setup().players()));
          });
    }
    return new Claim(form.name(), fillings);
  }

  private static <M> Step<M> move(Position<?, M, ?, ?> at, List<Seat> seats, StepChoices choices) {
    Seat seat = choices.pick(seats);
    return new Step.Played<>(seat, choices.pick(at.moves(seat)));
  }

  private static List<Seat> unasked(Position<?, ?, ?, ?> at) {
    List<Seat> unasked = new ArrayList<>();
    for (Seat seat : at.seats()) {
      if (!at.turn().awaited().contains(seat) && !at.moves(seat).isEmpty()) {
        unasked.add(seat);
      }
    }
    return unasked;
  }

  private static List<Seat> list(Iterable<Seat> seats) {
    List<Seat> list = new ArrayList<>();
    seats.forEach(list::add);
    return list;
  }
}
