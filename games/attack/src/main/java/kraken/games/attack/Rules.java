package kraken.games.attack;

import java.util.List;
import java.util.Optional;
import kraken.games.attack.chapters.ActionCards;
import kraken.games.attack.chapters.FunnyFaces;
import kraken.games.attack.chapters.Moves;
import kraken.games.attack.chapters.SettingUp;
import kraken.games.attack.chapters.Tentacles;
import kraken.games.attack.chapters.Turns;
import kraken.games.attack.chapters.Views;
import kraken.games.attack.imagining.Imagining;
import kraken.games.attack.mind.AttackFeatures;
import kraken.games.attack.mind.Judgement;
import kraken.games.attack.mind.Remarks;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.State;
import kraken.games.attack.state.Variant;
import kraken.games.attack.state.View;
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

/** Kraken Attack! as a {@link Game}; the classes in {@code chapters} do the work. */
public final class Rules implements Game<State, Move, View, Event> {

  private static final About ABOUT = new About("attack", "Kraken Attack!", 1, 4, 1);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public boolean isCooperative() {
    return true;
  }

  @Override
  public List<Option> options(int players) {
    return Variant.options(players);
  }

  @Override
  public State start(Setup setup) {
    return State.before(Variant.of(setup));
  }

  @Override
  public Turn turn(State state) {
    return Turns.of(state);
  }

  @Override
  public List<Move> moves(State state, Seat seat) {
    return state.phase() instanceof Phase.Decision phase && seat.equals(state.seat())
        ? Moves.of(state, phase)
        : List.of();
  }

  /** Only the next card is unknown, and it is drawn when a card is done. */
  @Override
  public boolean mayUncover(Move move) {
    return move instanceof Move.EndCard || move instanceof Move.Surface;
  }

  @Override
  public Answer<State> play(State state, Seat seat, Move move, Narrator<? super Event> narrator) {
    Refusal refusal = refusal(state, seat, move);
    return refusal == null
        ? new Answer.Next<>(played(state, move, narrator))
        : new Answer.Refused<>(refusal);
  }

  private static @Nullable Refusal refusal(State state, Seat seat, Move move) {
    return switch (state.phase()) {
      case Phase.Over _ -> Refusal.Always.GAME_OVER;
      case Phase.Decision _ when seat.equals(state.seat()) -> Moves.refusal(state, move);
      default -> Refusal.Always.NOT_YOUR_TURN;
    };
  }

  private static State played(State state, Move move, Narrator<? super Event> narrator) {
    return switch (move) {
      case Move.TakePirate take -> SettingUp.play(state, take, narrator);
      case Move.Board board -> SettingUp.play(state, board, narrator);
      case Move.PlaceWhirlpool place -> SettingUp.play(state, place, narrator);
      case Move.IgnoreEye() -> Tentacles.eyeDecided(state, true, narrator);
      case Move.HeedEye() -> Tentacles.eyeDecided(state, false, narrator);
      case Move.PlayCard play -> ActionCards.play(state, play, narrator);
      case Move.Walk walk -> ActionCards.play(state, walk, narrator);
      case Move.PushBack push -> ActionCards.play(state, push, narrator);
      case Move.Sweep() -> ActionCards.swept(state, narrator);
      case Move.Spare() -> ActionCards.spared(state);
      case Move.Repair repair -> ActionCards.play(state, repair, narrator);
      case Move.EndCard() -> FunnyFaces.cardEnded(state, narrator);
      case Move.Surface surface -> FunnyFaces.play(state, surface, narrator);
    };
  }

  @Override
  public State draw(State state, Numbers numbers, Narrator<? super Event> narrator) {
    return switch (state.phase()) {
      case Phase.Lot() -> SettingUp.lotDrawn(state, numbers, narrator);
      case Phase.Shuffling() -> SettingUp.shuffled(state, numbers, narrator);
      case Phase.Rolling() -> Tentacles.rolled(state, numbers, narrator);
      default ->
          throw new IllegalStateException("the sea has nothing to decide in " + state.phase());
    };
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state);
  }

  @Override
  public boolean isOpen() {
    return true;
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
    return Judgement.of(state, seat);
  }

  @Override
  public Optional<Features<State>> features() {
    return Optional.of(AttackFeatures.ALL);
  }
}
