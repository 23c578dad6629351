package kraken.games.shadow;

import java.util.List;
import kraken.games.shadow.chapters.Appointing;
import kraken.games.shadow.chapters.Looking;
import kraken.games.shadow.chapters.Loyalty;
import kraken.games.shadow.chapters.Moves;
import kraken.games.shadow.chapters.Navigation;
import kraken.games.shadow.chapters.Powers;
import kraken.games.shadow.chapters.Rituals;
import kraken.games.shadow.chapters.Sailing;
import kraken.games.shadow.chapters.SettingUp;
import kraken.games.shadow.chapters.Talking;
import kraken.games.shadow.chapters.Turns;
import kraken.games.shadow.chapters.Views;
import kraken.games.shadow.chapters.Windows;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.imagining.Imagining;
import kraken.games.shadow.mind.Judgement;
import kraken.games.shadow.mind.Mind;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.Variant;
import kraken.games.shadow.state.View;
import kraken.kit.About;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.ClaimForm;
import kraken.kit.Game;
import kraken.kit.Instinct;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Option;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/** L'Ombre du Kraken as a {@link Game}; the classes in {@code chapters} do the work. */
public final class Rules implements Game<State, Move, View, Event> {

  private static final About ABOUT = new About("shadow", "L'Ombre du Kraken", 5, 11, 3);

  @Override
  public About about() {
    return ABOUT;
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
  public boolean hasWindows() {
    return true;
  }

  @Override
  public List<Move> moves(State state, Seat seat) {
    return seat.index() < state.players() ? Moves.of(state, seat.index()) : List.of();
  }

  @Override
  public boolean isPass(Move move) {
    return move instanceof Move.Pass;
  }

  @Override
  public Answer<State> play(State state, Seat seat, Move move, Narrator<? super Event> narrator) {
    Refusal refusal = Moves.refusal(state, seat.index(), move);
    return refusal == null
        ? new Answer.Next<>(played(state, seat.index(), move, narrator))
        : new Answer.Refused<>(refusal);
  }

  private static State played(State state, int seat, Move move, Narrator<? super Event> narrator) {
    return switch (move) {
      case Move.Pass() -> Windows.passed(state, seat, narrator);
      case Move.Reveal() -> Powers.revealed(state, seat, narrator);
      case Move.Choose(Seat on) -> chosen(state, on.index(), narrator);
      case Move.Appoint(Seat whom) -> Appointing.appointed(state, whom.index(), narrator);
      case Move.Commit(int guns) -> Loyalty.committed(state, seat, guns, narrator);
      case Move.AddGuns() -> Loyalty.added(state, seat, narrator);
      case Move.KeepGuns() -> Loyalty.notAdded(state, narrator);
      case Move.Strike(Seat out) -> Loyalty.struck(state, out.index(), narrator);
      case Move.DrawAgain() -> Navigation.thrownAgain(state, narrator);
      case Move.KeepCards() -> Navigation.cardsKept(state);
      case Move.PassOn(Card card) -> Navigation.passedOn(state, seat, card, narrator);
      case Move.Sail(Card card) -> Navigation.sailed(state, card, narrator);
      case Move.Refuse() -> Navigation.refused(state, narrator);
      case Move.Leave() -> Looking.left(state, narrator);
      case Move.Throw() -> Looking.thrown(state, narrator);
      case Move.CloseEyes() -> Rituals.answered(state, seat, null, narrator);
      case Move.Convert(Seat on) ->
          Rituals.answered(state, seat, Aim.by(seat).plus(on.index()), narrator);
      case Move.Stash(Seat first, Seat second, Seat third) -> {
        Aim guns = Aim.by(seat).plus(first.index()).plus(second.index()).plus(third.index());
        yield Rituals.answered(state, seat, guns, narrator);
      }
    };
  }

  private static State chosen(State state, int on, Narrator<? super Event> narrator) {
    return switch (state.phase()) {
      case TOKEN -> Sailing.tokenUsed(state, on, narrator);
      case MERMAID -> Sailing.sungTo(state, on, narrator);
      case TELESCOPE -> Looking.byTelescope(state, on, narrator);
      default -> Powers.chosen(state, on, narrator);
    };
  }

  @Override
  public State draw(State state, Numbers numbers, Narrator<? super Event> narrator) {
    return switch (state.phase()) {
      case DEALING -> SettingUp.dealt(state, numbers, narrator);
      case DRAWING -> Navigation.drawn(state, numbers, narrator);
      case REDRAWING -> Navigation.drawnAgain(state, numbers, narrator);
      case FLOGGING -> Sailing.flogged(state, numbers, narrator);
      case LOOKING -> Looking.turnedUp(state, numbers, narrator);
      case RITUAL -> Rituals.drawn(state, numbers, narrator);
      default ->
          throw new IllegalStateException("the sea has nothing to decide in " + state.phase());
    };
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state, viewer);
  }

  @Override
  public int round(State state) {
    return state.phase() == Phase.DEALING ? 0 : state.past().size() + 1;
  }

  @Override
  public State imagine(View view, Chance chance) {
    return Imagining.from(view, chance);
  }

  @Override
  public Talk talk(State state, Seat seat) {
    return Talking.of(state, seat.index());
  }

  @Override
  public List<ClaimForm> claims() {
    return Claims.FORMS;
  }

  @Override
  public State hear(State state, Seat speaker, Claim claim) {
    return Talking.heard(state, speaker, claim);
  }

  @Override
  public double worth(State state, Seat seat) {
    Side side = state.crew().faction(seat.index()).side();
    if (state.phase() == Phase.OVER) {
      return state.endingOrThrow().side() == side ? 1 : 0;
    }
    return Judgement.of(state.variant().chart(), state.ship(), side);
  }

  @Override
  public String part(State state, Seat seat) {
    return state.crew().faction(seat.index()).key();
  }

  @Override
  public List<Instinct<View, Move>> instincts() {
    return Mind.ALL;
  }
}
