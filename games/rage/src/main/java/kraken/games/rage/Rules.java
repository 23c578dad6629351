package kraken.games.rage;

import java.util.List;
import java.util.Optional;
import kraken.games.rage.chapters.ActionCards;
import kraken.games.rage.chapters.Dealing;
import kraken.games.rage.chapters.Moves;
import kraken.games.rage.chapters.SettingUp;
import kraken.games.rage.chapters.Turns;
import kraken.games.rage.chapters.Views;
import kraken.games.rage.imagining.Imagining;
import kraken.games.rage.mind.Judgement;
import kraken.games.rage.mind.LearnedJudgement;
import kraken.games.rage.mind.RageFeatures;
import kraken.games.rage.mind.Remarks;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Move;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.State;
import kraken.games.rage.state.Variant;
import kraken.games.rage.state.View;
import kraken.kit.About;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Features;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Option;
import kraken.kit.Refusal;
import kraken.kit.Remark;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/** Kraken Rage as a {@link Game}; the classes in {@code chapters} do the work. */
public final class Rules implements Game<State, Move, View, Event> {

  private static final About ABOUT = new About("rage", "Kraken Rage", 2, Ships.MOST, 2);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public List<Option> options(int players) {
    return List.of();
  }

  @Override
  public State start(Setup setup) {
    return State.before(new Variant(setup.players()));
  }

  @Override
  public Turn turn(State state) {
    return Turns.of(state);
  }

  @Override
  public List<Move> moves(State state, Seat seat) {
    return state.phase() instanceof Phase.Decision phase && seat.index() == state.turn()
        ? Moves.of(state, phase)
        : List.of();
  }

  @Override
  public Answer<State> play(State state, Seat seat, Move move, Narrator<? super Event> narrator) {
    Refusal refusal = refusal(state, seat, move);
    return refusal == null
        ? new Answer.Next<>(ActionCards.play(state, move, narrator))
        : new Answer.Refused<>(refusal);
  }

  private static @Nullable Refusal refusal(State state, Seat seat, Move move) {
    return switch (state.phase()) {
      case Phase.Over() -> Refusal.Always.GAME_OVER;
      case Phase.Decision phase when seat.index() == state.turn() ->
          Moves.refusal(state, phase, move);
      default -> Refusal.Always.NOT_YOUR_TURN;
    };
  }

  @Override
  public State draw(State state, Numbers numbers, Narrator<? super Event> narrator) {
    return switch (state.phase()) {
      case Phase.SettingUp() -> SettingUp.drawn(state, numbers, narrator);
      case Phase.Dealing() -> Dealing.dealt(state, numbers, narrator);
      default ->
          throw new IllegalStateException("the sea has nothing to decide in " + state.phase());
    };
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state, viewer);
  }

  /**
   * A deal: its cards are played in the open one by one, so that a hand of the turn before the last
   * would tell what is left of it now.
   */
  @Override
  public int round(State state) {
    return state.deals();
  }

  @Override
  public State imagine(View view, Chance chance) {
    return Imagining.from(view, chance);
  }

  @Override
  public Talk talk(State state, Seat seat) {
    return Talk.FREE;
  }

  @Override
  public Optional<Remark> remark(View open, Seat seat, List<Event> heard) {
    return new Remarks(open, seat).on(heard);
  }

  @Override
  public double worth(State state, Seat seat) {
    return Judgement.of(state, seat.index());
  }

  @Override
  public double winChance(State state, Seat seat) {
    return LearnedJudgement.of(state, seat);
  }

  /** A card is short, and each of the others can sink a ship: a whole round is looked at. */
  @Override
  public int turnsAhead() {
    return Ships.MOST - 1;
  }

  @Override
  public Optional<Features<State>> features() {
    return Optional.of(RageFeatures.ALL);
  }
}
