package kraken.tables.nightwatch;

import java.util.List;
import kraken.kit.About;
import kraken.kit.Answer;
import kraken.kit.Audience;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.ClaimForm;
import kraken.kit.Game;
import kraken.kit.Instinct;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Option;
import kraken.kit.Outcome;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/**
 * In every hour there is a window for all seats, and then one seat marches. After three hours the
 * game is over.
 */
public final class NightWatch implements Game<State, Move, View, Event> {

  private static final int HOURS = 3;
  private static final Move PASS = new Move.Pass();
  private static final Talk TALK =
      new Talk(
          true,
          true,
          List.of(
              new ClaimForm("heard", List.of(new ClaimForm.Blank.Word(List.of("steps", "echo")))),
              new ClaimForm("hailed", List.of(new ClaimForm.Blank.Player()))));

  @Override
  public About about() {
    return new About("nightwatch", "Night Watch", 2, 4, 1);
  }

  @Override
  public boolean isCooperative() {
    return true;
  }

  @Override
  public List<Option> options(int players) {
    return List.of();
  }

  @Override
  public State start(Setup setup) {
    return new State(setup.players(), -1, 0, false, false, Seats.NONE, List.of());
  }

  @Override
  public Turn turn(State state) {
    if (state.holder() < 0) {
      return new Turn.Sea(Numbers.of(state.players()));
    }
    if (state.hour() == HOURS) {
      return new Turn.Over(new Outcome.Crew(state.players(), true, "dawn"));
    }
    return state.listening()
        ? new Turn.Together(Seats.all(state.players()), state.awaited(), true)
        : new Turn.One(Seat.of(state.hour() % state.players()));
  }

  @Override
  public List<Move> moves(State state, Seat seat) {
    if (!turn(state).awaited().contains(seat)) {
      return List.of();
    }
    if (!state.listening()) {
      return List.of(new Move.March());
    }
    return state.mayBlow(seat) ? List.of(new Move.Blow(), PASS) : List.of(PASS);
  }

  @Override
  public boolean isPass(Move move) {
    return move.equals(PASS);
  }

  @Override
  public Answer<State> play(State state, Seat seat, Move move, Narrator<? super Event> narrator) {
    if (!moves(state, seat).contains(move)) {
      return new Answer.Refused<>(Refusal.Always.NOT_YOUR_TURN);
    }
    return new Answer.Next<>(
        switch (move) {
          case Move.Pass() -> state.afterPass(seat);
          case Move.Blow() -> {
            narrator.tellAll(new Event.Blown(seat));
            yield state.afterBlow();
          }
          case Move.March() -> {
            narrator.tellAll(new Event.Marched(seat));
            yield state.afterMarch();
          }
        });
  }

  @Override
  public State draw(State state, Numbers numbers, Narrator<? super Event> narrator) {
    for (Seat seat : Seats.all(state.players())) {
      narrator.tell(Audience.only(seat), new Event.Dealt(seat.index() == numbers.at(0)));
    }
    return state.dealt(numbers.at(0));
  }

  @Override
  public View view(State state, Viewer viewer) {
    Seat eyes = viewer instanceof Seat seat ? seat : null;
    return new View(
        state.players(),
        viewer,
        eyes != null && eyes.index() == state.holder(),
        state.hour(),
        state.listening(),
        state.blown(),
        eyes != null && state.passed().contains(eyes),
        state.claims());
  }

  @Override
  public State imagine(View view, Chance chance) {
    int own = view.viewer() instanceof Seat seat ? seat.index() : -1;
    int holder = own;
    while (!view.whistle() && holder == own) {
      holder = chance.below(view.players());
    }
    Seats passed = view.passed() ? Seats.of(Seat.of(own)) : Seats.NONE;
    return new State(
        view.players(),
        view.listening() || view.hour() > 0 ? holder : -1,
        view.hour(),
        view.listening(),
        view.blown(),
        passed,
        view.claims());
  }

  @Override
  public List<ClaimForm> claims() {
    return TALK.claims();
  }

  @Override
  public Talk talk(State state, Seat seat) {
    return state.holder() < 0 ? Talk.FREE : TALK;
  }

  @Override
  public State hear(State state, Seat speaker, Claim claim) {
    return state.heard(speaker, claim);
  }

  @Override
  public double worth(State state, Seat seat) {
    return 0.5;
  }

  /** The first blows the whistle as soon as it can, the last never does. */
  @Override
  public List<Instinct<View, Move>> instincts() {
    return List.of(new Loud(), new Quiet());
  }
}
