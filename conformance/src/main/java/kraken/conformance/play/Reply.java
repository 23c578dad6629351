package kraken.conformance.play;

import java.util.List;
import kraken.kit.Answer;
import kraken.kit.Viewer;

/** What the rules answered to a step, and the events that they told. */
public record Reply<S, E>(Answer<S> answer, List<ToldEvent<E>> told) {

  public Reply {
    told = List.copyOf(told);
  }

  public List<E> heardBy(Viewer viewer) {
    return told.stream()
        .filter(event -> event.audience().includes(viewer))
        .map(ToldEvent::event)
        .toList();
  }
}
