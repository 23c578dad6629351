package kraken.games.bay;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kraken.games.bay.chapters.Bombs;
import kraken.games.bay.chapters.Gunnery;
import kraken.games.bay.chapters.Losses;
import kraken.games.bay.chapters.Moves;
import kraken.games.bay.chapters.Placement;
import kraken.games.bay.chapters.Sailing;
import kraken.games.bay.chapters.Salvage;
import kraken.games.bay.chapters.SettingUp;
import kraken.games.bay.chapters.Towing;
import kraken.games.bay.chapters.Turns;
import kraken.games.bay.chapters.Views;
import kraken.games.bay.imagining.Imagining;
import kraken.games.bay.mind.BayFeatures;
import kraken.games.bay.mind.Judgement;
import kraken.games.bay.mind.Mercy;
import kraken.games.bay.mind.Remarks;
import kraken.games.bay.mind.WeighedJudgement;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Variant;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
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

/** Kraken Bay as a {@link Game}; the classes in {@code chapters} do the work. */
public final class Rules implements Game<State, Move, View, Event> {

  private static final About ABOUT = new About("bay", "Kraken Bay", 2, 6, 4);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public List<Option> options(int players) {
    return Variant.options();
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
    return state.phase() instanceof Phase.Decision phase && seat.index() == state.turn()
        ? Moves.of(state, phase)
        : List.of();
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
      case Phase.Decision _ when seat.index() == state.turn() -> Moves.refusal(state, move);
      default -> Refusal.Always.NOT_YOUR_TURN;
    };
  }

  private static State played(State state, Move move, Narrator<? super Event> narrator) {
    return switch (move) {
      case Move.ChooseShip choose -> SettingUp.play(state, choose, narrator);
      case Move.Sail(Space to) -> Sailing.sailed(state, to, false, narrator);
      case Move.TurnAbout(Space to) -> Sailing.sailed(state, to, true, narrator);
      case Move.Fire fire -> Gunnery.play(state, fire);
      case Move.FireAgain() -> Gunnery.firedAgain(state);
      case Move.HoldFire() -> state.in(Phase.ACTING);
      case Move.Name name -> Losses.play(state, name, narrator);
      case Move.LetDiceDecide() -> Losses.leftToDice(state);
      case Move.DropBomb drop -> Bombs.play(state, drop, narrator);
      case Move.DoubleTreasure() -> Salvage.doubled(state, narrator);
      case Move.Lay lay -> Losses.play(state, lay, narrator);
      case Move.TakeUp() -> Salvage.taken(state, narrator);
      case Move.LeaveIt() -> Salvage.left(state, narrator);
      case Move.Haul() -> state.in(Phase.ROLLING);
      case Move.CastOff() -> Towing.castOff(state, narrator);
      case Move.EndTurn() -> Sailing.turnEnded(state, narrator);
    };
  }

  @Override
  public State draw(State state, Numbers numbers, Narrator<? super Event> narrator) {
    return switch (state.phase()) {
      case Phase.Lots() -> SettingUp.drawn(state, numbers, narrator);
      case Phase.Rising _ -> Placement.risen(state, numbers, narrator);
      case Phase.Rolling() -> Sailing.rolled(state, numbers, narrator);
      case Phase.Firing _ -> Gunnery.fired(state, numbers, narrator);
      case Phase.Losing _ -> Losses.lost(state, numbers, narrator);
      case Phase.Placing _ -> Placement.placed(state, numbers, narrator);
      case Phase.Over _, Phase.Decision _ ->
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
    return Imagining.from(view);
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
    return WeighedJudgement.of(state, seat);
  }

  @Override
  public boolean isHarsh(View view, Move move) {
    return Mercy.isHarsh(view, move);
  }

  @Override
  public int turnsAhead() {
    return 0;
  }

  @Override
  public Optional<Features<State>> features() {
    return Optional.of(BayFeatures.ALL);
  }

  @Override
  public String part(State state, Seat seat) {
    int ship = state.fleet().shipOf(seat.index());
    return ship == Fleet.NOBODY
        ? ""
        : Vessel.of(ship).name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
