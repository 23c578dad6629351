package kraken.bots;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Seat;

/**
 * What a seat would hear if it made some moves, as far as it can know that beforehand: the events
 * that come in every state that was imagined. What only one imagined state told, such as the next
 * card of a pile, is left out.
 */
final class CertainEvents<S, M, V, E> {

  private static final int STATES = 4;

  private final Game<S, M, V, E> game;
  private final Seat seat;
  private final List<S> imagined = new ArrayList<>();

  CertainEvents(Game<S, M, V, E> game, V view, Seat seat, Chance luck) {
    this.game = game;
    this.seat = seat;
    for (int i = 0; i < STATES; i++) {
      imagined.add(game.imagine(view, luck));
    }
  }

  List<E> of(List<M> line) {
    List<E> events = heard(imagined.getFirst(), line);
    imagined.stream().skip(1).forEach(other -> events.retainAll(heard(other, line)));
    return events;
  }

  private List<E> heard(S from, List<M> line) {
    List<E> events = new ArrayList<>();
    Narrator<E> narrator =
        (audience, event) -> {
          if (audience.seats().contains(seat)) {
            events.add(event);
          }
        };
    S state = from;
    for (M move : line) {
      if (!(game.play(state, seat, move, narrator) instanceof Answer.Next<S>(S next))) {
        return events;
      }
      state = next;
    }
    return events;
  }
}
