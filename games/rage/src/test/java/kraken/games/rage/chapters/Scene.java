package kraken.games.rage.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import kraken.conformance.GameScene;
import kraken.games.rage.Rules;
import kraken.games.rage.state.Action;
import kraken.games.rage.state.Board;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Move;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.State;
import kraken.games.rage.state.Variant;
import kraken.games.rage.state.View;
import kraken.games.rage.state.Way;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;

/** A drawn position, what is played in it, and what came of it. Ship A is the first seat's. */
public final class Scene extends GameScene<State, Move, View, Event, Scene> {

  public static final Seat A = Seat.of(0);
  public static final Seat B = Seat.of(1);
  static final Seat C = Seat.of(2);
  static final Seat D = Seat.of(3);

  /** Three ships, of which B and C are damaged. */
  static final String THREE_SHIPS =
      """
      #   #   #   #2
      .   .   C1* .
      .   .   .   .
      A   B4  .** .
      .   ^   .   .
      """;

  private Scene(State state) {
    super(new Rules(), state);
  }

  @Override
  protected Scene self() {
    return this;
  }

  @Override
  protected Seat seat() {
    return state.seat();
  }

  public static Scene at(State state) {
    return new Scene(state);
  }

  static Scene start(int players) {
    Rules rules = new Rules();
    return new Scene(rules.start(Setup.standard(rules, players)));
  }

  /** A is about to choose a card; as many play as ships are drawn, each with three cards. */
  public static Scene of(String drawing) {
    Board board = Drawing.read(drawing);
    return of(Integer.bitCount(board.ships().afloat()), board);
  }

  /** ... with ships that were sunk before. */
  public static Scene of(int players, String drawing) {
    return of(players, Drawing.read(drawing));
  }

  private static Scene of(int players, Board board) {
    Cards cards = Cards.NEW;
    for (int seat = 0; seat < players; seat++) {
      for (int i = 0; i < Cards.PER_HAND && board.ships().isAfloat(seat); i++) {
        cards = cards.drawn(seat, 0);
      }
    }
    List<Integer> wins = List.copyOf(Collections.nCopies(players, 0));
    Variant variant = new Variant(players);
    return new Scene(new State(variant, Phase.CHOOSING, 0, 1, 1, board, cards, wins));
  }

  Scene turn(Seat seat) {
    state = state.atTurn(seat.index());
    return this;
  }

  Scene hand(Seat seat, Card... cards) {
    Cards without = state.cards().discarded(seat.index()).shuffled().withLast(List.of());
    state = state.with(without.given(seat.index(), List.of(cards)));
    return this;
  }

  Scene cards(Cards cards) {
    state = state.with(cards);
    return this;
  }

  Scene rage(int rage) {
    Board board = state.board();
    state =
        state.with(
            new Board(
                board.ships(),
                board.flames(),
                board.wreckage(),
                board.lanes(),
                board.front(),
                rage));
    return this;
  }

  public Scene wins(Integer... wins) {
    state = state.with(List.of(wins));
    return this;
  }

  /** In the middle of a card that still has these actions. */
  Scene acting(String letters) {
    List<Action> left = letters.chars().mapToObj(c -> Action.ofLetter((char) c)).toList();
    state = state.in(new Phase.Acting(Card.FFX_1, left));
    return this;
  }

  /** These actions, with one more left on the card, so that nothing is settled. */
  Scene does(String letters) {
    String left = letters.replaceAll("[<>]", "K");
    return acting(left + "R").plays(letters);
  }

  /** These actions, which are the last of the card. */
  Scene ends(String letters) {
    return acting(letters.replaceAll("[<>]", "K")).plays(letters);
  }

  Scene plays(String letters) {
    letters.chars().forEach(c -> plays(move((char) c)));
    return this;
  }

  private static Move move(char letter) {
    return switch (letter) {
      case '<' -> new Move.Rotate(Way.LEFT);
      case '>' -> new Move.Rotate(Way.RIGHT);
      default -> new Move.Perform(Action.ofLetter(letter));
    };
  }

  Scene plays(Card card) {
    return plays(new Move.PlayCard(card));
  }

  /** The first card of the pile each time. */
  Scene deals() {
    Turn.Sea sea = (Turn.Sea) turn();
    return draws(new int[sea.bounds().count()]);
  }

  Scene looks(String drawing) {
    assertThat(Drawing.of(state.board())).isEqualTo(drawing);
    return this;
  }

  Scene hasRage(int rage) {
    assertThat(state.board().rage()).isEqualTo(rage);
    return this;
  }

  Scene hasWins(Integer... wins) {
    assertThat(state.wins()).containsExactly(wins);
    return this;
  }

  Scene tells(Event... told) {
    assertThat(events()).containsSequence(told);
    return this;
  }

  Scene keepsQuietOf(Class<? extends Event> kind) {
    assertThat(events()).noneMatch(kind::isInstance);
    return this;
  }

  Scene is(Class<? extends Phase> phase) {
    assertThat(state.phase()).isInstanceOf(phase);
    return this;
  }

  Scene isTurnOf(Seat seat) {
    assertThat(turn()).isEqualTo(new Turn.One(seat));
    return this;
  }

  View view(Seat seat) {
    return rules().view(state, seat);
  }
}
