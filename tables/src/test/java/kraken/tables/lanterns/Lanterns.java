package kraken.tables.lanterns;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import kraken.kit.About;
import kraken.kit.Answer;
import kraken.kit.Audience;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.ClaimForm;
import kraken.kit.Game;
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
 * Each seat gets a secret card and bids in secret. Then the seats play in turn: a seat marks, peeks
 * at the card of the next seat or turns the top of the pile, until it is done.
 */
public class Lanterns implements Game<State, Move, View, Event> {

  private static final int CARDS = 900_000;
  private static final int LOWEST = 100_000;
  private static final Talk CLAIMS =
      new Talk(
          true,
          true,
          List.of(new ClaimForm("saw", List.of(new ClaimForm.Blank.Word(List.of("low", "high"))))));

  private final int edition;
  private final List<Option> options;

  public Lanterns() {
    this(1);
  }

  /** An edition with these options, which change nothing. */
  public Lanterns(int edition, Option... options) {
    this.edition = edition;
    this.options = List.of(options);
  }

  @Override
  public About about() {
    return new About("lanterns", "Lanterns", 2, 4, edition);
  }

  @Override
  public List<Option> options(int players) {
    return options;
  }

  @Override
  public State start(Setup setup) {
    int n = setup.players();
    return new State(
        n,
        List.of(),
        Collections.nCopies(n, -1),
        Collections.nCopies(n, 0),
        Collections.nCopies(n, false),
        false,
        0,
        List.of());
  }

  @Override
  public Turn turn(State state) {
    if (state.cards().isEmpty()) {
      return new Turn.Sea(Numbers.repeated(state.players() + 1, CARDS));
    }
    if (!state.silent().isEmpty()) {
      return new Turn.Together(Seats.all(state.players()), state.silent(), false);
    }
    return state.turn() < state.players()
        ? new Turn.One(Seat.of(state.turn()))
        : new Turn.Over(new Outcome.Race(state.bids(), Seats.of(Seat.of(0)), "dawn"));
  }

  @Override
  public List<Move> moves(State state, Seat seat) {
    if (!turn(state).awaited().contains(seat)) {
      return List.of();
    }
    if (!state.silent().isEmpty()) {
      return List.of(new Move.Bid(0), new Move.Bid(1), new Move.Bid(2));
    }
    List<Move> moves = new ArrayList<>(List.of(new Move.Done()));
    IntStream.range(0, 3)
        .filter(color -> color != state.marks().get(seat.index()))
        .forEach(color -> moves.add(new Move.Mark(color)));
    if (!state.peeked().get(seat.index())) {
      moves.add(new Move.Peek());
    }
    if (!state.turned()) {
      moves.add(new Move.Turn());
    }
    return moves;
  }

  @Override
  public boolean mayUncover(Move move) {
    return !(move instanceof Move.Done);
  }

  @Override
  public Answer<State> play(State state, Seat seat, Move move, Narrator<? super Event> narrator) {
    if (!moves(state, seat).contains(move)) {
      return new Answer.Refused<>(Refusal.Always.NOT_YOUR_TURN);
    }
    return new Answer.Next<>(
        switch (move) {
          case Move.Bid(int amount) -> revealed(state.bid(seat, amount), narrator);
          case Move.Mark(int color) -> {
            narrator.tellAll(new Event.Marked(seat, color));
            yield state.marked(seat, color);
          }
          case Move.Peek() -> {
            int card = state.cards().get(seat.next(state.players()).index());
            narrator.tell(Audience.only(seat), new Event.Peeked(seat, card));
            yield state.peekedBy(seat);
          }
          case Move.Turn() -> {
            narrator.tellAll(new Event.Turned(state.cards().getLast()));
            yield state.withTopTurned();
          }
          case Move.Done() -> {
            narrator.tellAll(new Event.TurnDone(seat));
            yield state.next();
          }
        });
  }

  private static State revealed(State state, Narrator<? super Event> narrator) {
    if (state.silent().isEmpty()) {
      narrator.tellAll(new Event.Revealed(state.bids()));
    }
    return state;
  }

  @Override
  public State draw(State state, Numbers numbers, Narrator<? super Event> narrator) {
    List<Integer> cards =
        IntStream.of(numbers.toArray()).map(number -> number + LOWEST).boxed().toList();
    for (int i = 0; i < state.players(); i++) {
      narrator.tell(Audience.only(Seat.of(i)), new Event.Dealt(cards.get(i)));
    }
    return state.dealt(cards);
  }

  @Override
  public View view(State state, Viewer viewer) {
    boolean open = state.silent().isEmpty();
    return new View(
        state.players(),
        viewer,
        IntStream.range(0, state.cards().size())
            .mapToObj(i -> knows(state, viewer, i) ? state.cards().get(i) : -1)
            .toList(),
        IntStream.range(0, state.players())
            .mapToObj(i -> open || Seat.of(i).equals(viewer) ? state.bids().get(i) : -1)
            .toList(),
        state.marks(),
        state.peeked(),
        state.turned(),
        state.turn(),
        state.claims());
  }

  private static boolean knows(State state, Viewer viewer, int card) {
    if (card == state.players()) {
      return state.turned();
    }
    return viewer instanceof Seat seat
        && (seat.index() == card
            || (state.peeked().get(seat.index()) && seat.next(state.players()).index() == card));
  }

  @Override
  public State imagine(View view, Chance chance) {
    List<Integer> cards =
        view.cards().stream().map(card -> card < 0 ? LOWEST + chance.below(CARDS) : card).toList();
    return new State(
        view.players(),
        cards,
        view.bids(),
        view.marks(),
        view.peeked(),
        view.turned(),
        view.turn(),
        view.claims());
  }

  @Override
  public List<ClaimForm> claims() {
    return CLAIMS.claims();
  }

  @Override
  public Talk talk(State state, Seat seat) {
    return state.silent().isEmpty() ? CLAIMS : new Talk(false, true, List.of());
  }

  @Override
  public State hear(State state, Seat speaker, Claim claim) {
    return state.heard(speaker, claim);
  }

  @Override
  public double worth(State state, Seat seat) {
    return 0.5;
  }
}
