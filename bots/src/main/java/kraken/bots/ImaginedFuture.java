package kraken.bots;

import java.util.List;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Turn;
import org.jspecify.annotations.Nullable;

/**
 * One imagined future: a state that fits a view, and all luck from then on. Every line that is
 * tried in it meets the same luck, so that lines differ by what they do and not by what they met.
 */
final class ImaginedFuture<S, M> {

  private static final int OWN_TURNS = 2;

  private final Game<S, M, ?, ?> game;
  private final Seat seat;
  private final S imagined;
  private final Chance sea;
  private final Chance thoughts;
  private final int widest;
  private int positions;

  ImaginedFuture(Game<S, M, ?, ?> game, Seat seat, S imagined, long luck, int widest) {
    this.game = game;
    this.seat = seat;
    this.imagined = imagined;
    this.sea = Chance.seeded(luck);
    this.thoughts = Chance.seeded(~luck);
    this.widest = widest;
  }

  /** How good the position looks to the seat when the turns after the line are over. */
  double worthAfter(List<M> line) {
    S state = imagined;
    for (M move : line) {
      if (!(game.play(state, seat, move, Narrator.none()) instanceof Answer.Next<S>(S next))) {
        return worthOfNextTurns(turnPlayed(state, seat)); // not allowed in this future
      }
      state = next;
    }
    return worthOfNextTurns(state);
  }

  /** Where the line leads; null where it is not allowed in this future. */
  @Nullable S after(List<M> line) {
    S state = imagined;
    for (M move : line) {
      if (!(game.play(state, seat, move, Narrator.none()) instanceof Answer.Next<S>(S next))) {
        return null;
      }
      state = next;
    }
    return state;
  }

  int positions() {
    return positions;
  }

  /**
   * Plays on until as many turns of others are over as the game looks ahead, or the seat itself has
   * had another one. Where luck comes between two moves of the own turn, or nobody else plays, the
   * seat goes on, but not for long.
   */
  private double worthOfNextTurns(S afterLine) {
    S state = afterLine;
    int own = 0;
    int others = 0;
    while (true) {
      Turn turn = game.turn(state);
      switch (turn) {
        case Turn.Sea(Numbers bounds) ->
            state = game.draw(state, sea.draw(bounds), Narrator.none());
        case Turn.Over _ -> {
          return SharedWorth.of(game::winChance, state, turn, seat);
        }
        case Turn.One _, Turn.Together _ -> {
          Seat next = turn.awaited().first();
          boolean isOwn = next.equals(seat);
          state = turnPlayed(state, next);
          own += isOwn ? 1 : 0;
          others += isOwn ? 0 : 1;
          boolean isRound = isOwn && others > 0;
          if (others == game.turnsAhead() || own == OWN_TURNS || isRound) {
            return worthNow(state);
          }
        }
      }
    }
  }

  private double worthNow(S state) {
    return SharedWorth.of(game::winChance, state, game.turn(state), seat);
  }

  /** The state after the best turn of whoever decides; the same one where there is no turn. */
  private S turnPlayed(S state, Seat decides) {
    List<M> offered = game.moves(state, decides);
    if (offered.isEmpty()) {
      return state;
    }
    TurnSearch<S, M> search =
        new TurnSearch<>(game, game::winChance, decides, offered, thoughts, widest);
    Line<S, M> line = search.bestFrom(state);
    positions += search.positions();
    return line == null ? state : line.state();
  }
}
