package kraken.kit;

/** Is told what happens while a move is played. */
@FunctionalInterface
public interface Narrator<E> {

  void tell(Audience audience, E event);

  /** Whether an event that takes some work to make is worth making. */
  default boolean listens() {
    return true;
  }

  /** Listens to nothing: for play-outs and search. */
  static <E> Narrator<E> none() {
    @SuppressWarnings("unchecked") // it never looks at an event
    Narrator<E> none = (Narrator<E>) Silence.NARRATOR;
    return none;
  }

  default void tellAll(E event) {
    tell(Audience.EVERYBODY, event);
  }
}
