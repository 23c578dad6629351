package kraken.games.rage.state;

import java.util.Collections;
import java.util.List;
import kraken.kit.Seat;

/**
 * The whole truth of a match, a value. Its secrets are the hands, and the faces of the debris.
 *
 * @param turn the seat whose turn it is to play a card
 * @param round counted from 1; 0 before the first
 * @param deals how many there were in the match
 * @param wins rounds won, by seat
 */
public record State(
    Variant variant,
    Phase phase,
    int turn,
    int round,
    int deals,
    Board board,
    Cards cards,
    List<Integer> wins) {

  public static State before(Variant variant) {
    List<Integer> wins = Collections.nCopies(variant.players(), 0);
    return new State(variant, Phase.SETTING_UP, 0, 0, 0, Board.EMPTY, Cards.NEW, List.copyOf(wins));
  }

  public Seat seat() {
    return Seat.of(turn);
  }

  public State in(Phase next) {
    return new State(variant, next, turn, round, deals, board, cards, wins);
  }

  public State with(Board next) {
    return new State(variant, phase, turn, round, deals, next, cards, wins);
  }

  public State with(Cards next) {
    return new State(variant, phase, turn, round, deals, board, next, wins);
  }

  public State with(List<Integer> next) {
    return new State(variant, phase, turn, round, deals, board, cards, next);
  }

  public State atTurn(int next) {
    return new State(variant, phase, next, round, deals, board, cards, wins);
  }

  public State dealt(Cards next) {
    return new State(variant, phase, turn, round, deals + 1, board, next, wins);
  }

  public State nextRound(Board nextBoard, Cards nextCards) {
    return new State(variant, phase, turn, round + 1, deals, nextBoard, nextCards, wins);
  }
}
