package kraken.kit;

import java.util.List;
import java.util.Optional;

/**
 * A game as a pure function of its state and a move. No method reads a clock, draws random numbers
 * of its own, waits, or writes text for people: the same arguments give the same answer on any
 * machine. A game is shared between threads.
 *
 * @param <S> the state with all secrets. It is a value: no call ever changes one
 * @param <M> what a seat can do: a sealed interface of records, each small enough for one click
 * @param <V> what one viewer may know, with no field for anything else
 * @param <E> what happened: a sealed interface of records
 */
public interface Game<S, M, V, E> {

  About about();

  /** The variants on offer at this number of players, in the order in which to show them. */
  List<Option> options(int players);

  /** The state before anything was decided or drawn. {@link Setup#read} has checked the set-up. */
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
   * Whether the move is a pass in a {@link Turn.Together window}. Each awaited seat has exactly one
   * pass there.
   */
  default boolean isPass(M move) {
    return false;
  }

  /** Whether the game has windows. If so, whoever opens a table may give them a length. */
  default boolean hasWindows() {
    return false;
  }

  /**
   * Whether the move may show a viewer something new, such as the next card of a pile. A move that
   * has shown something cannot be taken back. Where a game answers false, the table need not find
   * it out by trial.
   */
  default boolean mayUncover(M move) {
    return true;
  }

  /** The state after the move, or the reason why the rules do not allow it. */
  Answer<S> play(S state, Seat seat, M move, Narrator<? super E> narrator);

  /**
   * The state after the sea has drawn. The caller makes sure that the numbers {@link Numbers#fit}
   * the bounds of {@link Turn.Sea}.
   */
  S draw(S state, Numbers numbers, Narrator<? super E> narrator);

  /**
   * All that the viewer has learnt so far, in the open and in secret. A sitter who takes over the
   * seat needs nothing else.
   */
  V view(S state, Viewer viewer);

  /** Whether the game has no secrets, so that one view serves all viewers. */
  default boolean isOpen() {
    return false;
  }

  /**
   * Which round it is, counted from 1; 0 before the first, and always where a game has none. A
   * watcher who borrows a seat's eyes sees the view with which the round before this one began. So
   * a round is long enough that what a seat keeps to itself in one is worth little in the next but
   * one. A step leads to the same round or to the next.
   */
  default int round(S state) {
    return 0;
  }

  /** Whether all seats win or lose together, so that every outcome is that of a crew. */
  default boolean isCooperative() {
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
   * The state after a seat has claimed something that its {@link Talk} allows. Everybody hears a
   * claim. It changes nothing but the memory of it.
   */
  default S hear(S state, Seat speaker, Claim claim) {
    return state;
  }

  /**
   * What a bot at the seat may say in passing to what everybody has just been told. Most of what
   * happens needs no word.
   *
   * @param open what a watcher saw before it: a remark cannot give away what the seat alone knows
   * @param heard the events since, in their order
   */
  default Optional<Remark> remark(V open, Seat seat, List<E> heard) {
    return Optional.empty();
  }

  /**
   * How good the position looks for the seat, from 0 (lost) to 1 (won). Bots ask for it, also in
   * the middle of a turn.
   */
  double worth(S state, Seat seat);

  /**
   * How good the position looks to a bot that searches: the seat's chance to win. It may be better
   * and slower than {@link #worth}, which it is where a game has but one judgement.
   */
  default double winChance(S state, Seat seat) {
    return worth(state, seat);
  }

  /**
   * How many turns of other seats bots that search imagine after their own. None where turns are
   * long and dice decide much: the few futures that they can afford then tell more of luck than of
   * lines, and they go by {@link #winChance} alone.
   */
  default int turnsAhead() {
    return 1;
  }

  /** What {@link #winChance} weighs, where its weights are learned by play. */
  default Optional<Features<S>> features() {
    return Optional.empty();
  }

  /**
   * What the seat played in a game that is over, as a key for statistics: its ship, its side. Empty
   * where all seats are alike.
   */
  default String part(S state, Seat seat) {
    return "";
  }

  /**
   * Whether this move would spoil the game for somebody who has only begun to learn it. Easy bots
   * leave it out where they can do something else.
   */
  default boolean isHarsh(V view, M move) {
    return false;
  }

  /**
   * The game's own judgement for bots, the weakest first; none where looking ahead by worth serves
   * best.
   */
  default List<Instinct<V, M>> instincts() {
    return List.of();
  }
}
