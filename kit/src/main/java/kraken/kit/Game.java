package kraken.kit;

import java.util.List;

/**
 * A game as a pure function of its state and a move. Nothing here reads a clock, rolls a die, waits
 * or writes text for people: the same arguments give the same answer on any machine.
 *
 * @param <S> the whole truth, a value: no call ever changes one that was handed out
 * @param <M> what a seat can do, a sealed interface of records, each small enough for one click
 * @param <V> what one viewer may know, with no field for anything else
 * @param <E> what happened, a sealed interface of records
 */
public interface Game<S, M, V, E> {

  About about();

  /** The variants on offer at this number of players, in the order in which to show them. */
  List<Option> options(int players);

  /** The state before anything was decided or drawn. The set-up was read by {@link Setup#read}. */
  S start(Setup setup);

  /** Who decides now: a seat, several seats in secret, the sea, or nobody any more. */
  Turn turn(S state);

  /**
   * All that the seat may do now, each once; what is not listed is refused. A seat that is awaited
   * has at least one move, a seat that has answered in secret has none until the turn is over. A
   * seat that is not asked may be offered some: an interjection.
   */
  List<M> moves(S state, Seat seat);

  /**
   * Whether the move is the seat's way to say nothing in a {@link Turn.Together window}. Each
   * awaited seat has exactly one such move there.
   */
  default boolean isPass(M move) {
    return false;
  }

  /** Whether there are windows at all: then a table is asked how long they last. */
  default boolean hasWindows() {
    return false;
  }

  /**
   * Whether the move may show somebody what he could not know before it, such as the next card of a
   * pile: then it stands, once it has. A game that says no where it can spares whoever runs it the
   * trouble to find out by trying.
   */
  default boolean mayUncover(M move) {
    return true;
  }

  /** The state after the move, or the reason why the rules do not allow it. */
  Answer<S> play(S state, Seat seat, M move, Narrator<? super E> narrator);

  /**
   * The state after the sea has drawn. Whoever runs the game has seen to it that the numbers {@link
   * Numbers#fit} the bounds of {@link Turn.Sea}.
   */
  S draw(S state, Numbers numbers, Narrator<? super E> narrator);

  /**
   * All that the viewer has learnt so far, in the open and in secret, so that somebody who takes
   * over the seat needs nothing else.
   */
  V view(S state, Viewer viewer);

  /** Whether all viewers always know the same, so that one view serves everybody. */
  default boolean isOpen() {
    return false;
  }

  /**
   * A state that its viewer cannot tell from the true one, drawn at random from what the view
   * leaves open. It is built from the view alone, so it cannot know more.
   */
  S imagine(V view, Chance chance);

  /** What the seat may say now. */
  Talk talk(S state, Seat seat);

  /** All forms of claims that any {@link Talk} of this game offers. */
  default List<ClaimForm> claims() {
    return List.of();
  }

  /**
   * The state after everybody has heard the seat claim something that its {@link Talk} allowed. A
   * claim is open to all and changes nothing but what there is to remember of it.
   */
  default S hear(S state, Seat speaker, Claim claim) {
    return state;
  }

  /**
   * How good the position looks for the seat, from 0 (lost) to 1 (won). For bots, which ask in the
   * middle of a turn as well.
   */
  double worth(S state, Seat seat);

  /**
   * What the seat played in a game that is over, as a key for statistics: its ship, its side. Empty
   * where all seats are alike.
   */
  default String part(S state, Seat seat) {
    return "";
  }

  /** Players' judgement, from the plainest up; none where looking ahead by worth serves best. */
  default List<Instinct<V, M>> instincts() {
    return List.of();
  }
}
