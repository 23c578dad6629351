package kraken.conformance.play;

import java.util.List;

/** A game that was played to its end, with its steps. */
public record Finished<S, M, V, E>(
    Position<S, M, V, E> start, List<Step<M>> log, Position<S, M, V, E> end) {

  public Finished {
    log = List.copyOf(log);
  }
}
