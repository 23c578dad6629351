package kraken.conformance.pebbles;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import kraken.kit.About;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Option;
import kraken.kit.Outcome;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/**
 * The seats take one to three pebbles from a heap in turn. The seat that takes the last one wins.
 */
public class Pebbles implements Game<Pebbles.Heap, Pebbles.Take, Pebbles.Heap, Pebbles.Took> {

  /** The state, which everybody sees. */
  public record Heap(int left, Seat turn, List<Integer> taken) {}

  public record Take(int pebbles) {}

  /** Its JSON has no sign: a flawed game that tells of a negative number shows it. */
  public record Took(Seat by, int pebbles) {
    @Override
    public int pebbles() {
      return Math.abs(pebbles);
    }
  }

  @Override
  public About about() {
    return new About("pebbles", "Pebbles", 2, 3, 1);
  }

  @Override
  public List<Option> options(int players) {
    return List.of();
  }

  @Override
  public Heap start(Setup setup) {
    return new Heap(9, Seat.of(0), new ArrayList<>(Collections.nCopies(setup.players(), 0)));
  }

  @Override
  public Turn turn(Heap heap) {
    return heap.left > 0 ? new Turn.One(heap.turn) : new Turn.Over(outcome(heap));
  }

  Outcome outcome(Heap heap) {
    int players = heap.taken.size();
    Seat last = Seat.of((heap.turn.index() + players - 1) % players);
    return new Outcome.Race(heap.taken, Seats.of(last), "empty");
  }

  @Override
  public List<Take> moves(Heap heap, Seat seat) {
    if (!turn(heap).awaited().contains(seat)) {
      return List.of();
    }
    return IntStream.rangeClosed(1, Math.min(3, heap.left)).mapToObj(Take::new).toList();
  }

  @Override
  public Answer<Heap> play(Heap heap, Seat seat, Take take, Narrator<? super Took> narrator) {
    if (!moves(heap, seat).contains(take)) {
      return new Answer.Refused<>(Refusal.Always.NOT_YOUR_TURN);
    }
    narrator.tellAll(new Took(seat, take.pebbles));
    List<Integer> taken = new ArrayList<>(heap.taken);
    taken.set(seat.index(), taken.get(seat.index()) + take.pebbles);
    return new Answer.Next<>(new Heap(heap.left - take.pebbles, seat.next(taken.size()), taken));
  }

  @Override
  public Heap draw(Heap heap, Numbers numbers, Narrator<? super Took> narrator) {
    throw new IllegalStateException("the sea has no part in this");
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public Heap view(Heap heap, Viewer viewer) {
    return heap;
  }

  @Override
  public Heap imagine(Heap view, Chance chance) {
    return view;
  }

  @Override
  public Talk talk(Heap heap, Seat seat) {
    return Talk.FREE;
  }

  @Override
  public double worth(Heap heap, Seat seat) {
    if (turn(heap) instanceof Turn.Over(Outcome outcome)) {
      return outcome.winners().contains(seat) ? 1 : 0;
    }
    return 0.5;
  }
}
