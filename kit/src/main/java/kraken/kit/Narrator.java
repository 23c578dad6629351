package kraken.kit;

/** Takes the events that a game tells while a move is played. */
@FunctionalInterface
public interface Narrator<E> {

  void tell(Audience audience, E event);

  /** False where events are ignored: a game may then skip the work of making them. */
  default boolean listens() {
    return true;
  }

  /** A narrator that ignores all events, for search. */
  static <E> Narrator<E> none() {
    @SuppressWarnings("unchecked") // it never looks at an event
    Narrator<E> none = (Narrator<E>) Silence.NARRATOR;
    return none;
  }

  default void tellAll(E event) {
    tell(Audience.EVERYBODY, event);
  }
}
