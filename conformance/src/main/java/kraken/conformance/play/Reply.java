package kraken.conformance.play;

import java.util.List;
import kraken.kit.Answer;
import kraken.kit.Viewer;

/** What the rules made of a step, and what was told meanwhile. */
public record Reply<S, E>(Answer<S> answer, List<ToldEvent<E>> told) {

  public Reply {
    told = List.copyOf(told);
  }

  public List<E> heardBy(Viewer viewer) {
    return told.stream()
        .filter(telling -> telling.audience().includes(viewer))
        .map(ToldEvent::event)
        .toList();
  }
}
