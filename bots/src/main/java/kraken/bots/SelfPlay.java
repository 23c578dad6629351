package kraken.bots;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;

/**
 * A game that one judgement plays against itself, for learning. Each seat plays the best line to
 * the end of its turn, and now and then a random move.
 */
public final class SelfPlay<S, M, V> {

  private final Game<S, M, V, ?> game;
  private final Luck luck;
  private final Manner manner;
  private final List<S> positions = new ArrayList<>();
  private S state;

  /**
   * How a game is played for learning.
   *
   * @param explores one turn of this many begins with a random move
   * @param widest how many positions of a level the search of a turn goes on from
   */
  public record Manner(int explores, int widest) {

    /** As wide as a medium bot searches. */
    public static final int USUAL_WIDTH = TurnSearch.WIDEST;
  }

  /**
   * A game as it was played.
   *
   * @param positions where each turn has ended, without the end of the game
   */
  public record Episode<S>(List<S> positions, Outcome outcome) {
    public Episode {
      positions = List.copyOf(positions);
    }
  }

  private SelfPlay(Game<S, M, V, ?> game, Setup setup, Luck luck, Manner manner) {
    this.game = game;
    this.luck = luck;
    this.manner = manner;
    this.state = game.start(setup);
  }

  /** Plays a whole game. */
  public static <S, M, V> Episode<S> play(
      Game<S, M, V, ?> game, Setup setup, Luck luck, Manner manner) {
    return new SelfPlay<>(game, setup, luck, manner).toTheEnd();
  }

  private Episode<S> toTheEnd() {
    while (true) {
      switch (game.turn(state)) {
        case Turn.Sea(Numbers bounds) ->
            state = game.draw(state, luck.sea().draw(bounds), Narrator.none());
        case Turn.Over(Outcome outcome) -> {
          return new Episode<>(positions, outcome);
        }
        case Turn.One(Seat seat) -> playTurn(seat);
        case Turn.Together together -> playTurn(together.awaited().first());
      }
    }
  }

  private void playTurn(Seat seat) {
    Chance bots = luck.bots();
    if (bots.below(manner.explores) == 0) {
      List<M> offered = game.moves(state, seat);
      state = after(seat, offered.get(bots.below(offered.size())));
    }
    while (game.turn(state).awaited().contains(seat)) {
      playLine(seat);
    }
    if (!(game.turn(state) instanceof Turn.Over)) {
      positions.add(state);
    }
  }

  /** Plays the best line as far as the true state allows what the imagined one did. */
  private void playLine(Seat seat) {
    List<M> offered = game.moves(state, seat);
    S imagined = game.imagine(game.view(state, seat), luck.bots());
    Line<S, M> best =
        new TurnSearch<>(game, game::worth, seat, offered, luck.bots(), manner.widest)
            .bestFrom(imagined);
    if (best == null) {
      state = after(seat, offered.get(luck.bots().below(offered.size())));
      return;
    }
    for (M move : best.moves()) {
      if (game.play(state, seat, move, Narrator.none()) instanceof Answer.Next<S>(S next)) {
        state = next;
      } else {
        return;
      }
    }
  }

  private S after(Seat seat, M move) {
    return game.play(state, seat, move, Narrator.none()).orThrow();
  }
}
