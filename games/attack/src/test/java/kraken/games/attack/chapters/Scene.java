package kraken.games.attack.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kraken.conformance.GameScene;
import kraken.games.attack.Rules;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Figures;
import kraken.games.attack.state.Hand;
import kraken.games.attack.state.Kraken;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Pawns;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Pile;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Roll;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.State;
import kraken.games.attack.state.Symbol;
import kraken.games.attack.state.Symbols;
import kraken.games.attack.state.Variant;
import kraken.games.attack.state.View;
import kraken.kit.Seat;

/** A drawn position, what is played in it, and what came of it. The first pirate named is up. */
public final class Scene extends GameScene<State, Move, View, Event, Scene> {

  public static final String CALM =
      """
      T...|#|...T
      T...|#|...T
      T...|#|...T
      T...|#|...T
      """;

  static final String ONE_IN_EACH_ZONE_AT_PORT_BOW =
      """
      .T..|#|...T
      ..T.|#|...T
      ...T|#|...T
      T...|#|...T
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

  static Scene at(State state) {
    return new Scene(state);
  }

  /** A crew on this board, the first of them about to roll. */
  public static Scene of(String board, Pirate... crew) {
    List<Hand> hands = new ArrayList<>();
    Pawns pawns = Pawns.ASHORE;
    for (int i = 0; i < crew.length; i++) {
      Pile pile = Pile.shuffled(SettingUp.cardsOf(List.of(crew[i])));
      hands.add(new Hand(Seat.of(i), List.of(crew[i]), pile));
      pawns = pawns.with(crew[i], Area.PORT_BOW);
    }
    Variant variant = new Variant(crew.length, true, 3, 0, false);
    ShipBoard drawn = Drawing.read(board);
    return new Scene(
        new State(variant, Phase.ROLLING, 0, 0, drawn, Kraken.ASLEEP, Roll.NONE, pawns, hands));
  }

  public static Scene of(String board) {
    return of(board, Pirate.BILLY, Pirate.ELENA);
  }

  Scene standing(Area area) {
    state = state.with(state.pawns().with(state.hand().pirates().getFirst(), area));
    return this;
  }

  public Scene variant(Variant variant) {
    state =
        new State(
            variant,
            state.phase(),
            state.turn(),
            state.first(),
            state.board(),
            state.kraken(),
            state.roll(),
            state.pawns(),
            state.hands());
    return this;
  }

  Scene withoutPowers() {
    return variant(new Variant(state.variant().players(), false, 3, 0, false));
  }

  public Scene onSpot(int spot) {
    state = state.with(new Kraken(spot, 0));
    return this;
  }

  /** The Kraken is on the ship board and was hit this often. */
  public Scene hits(int hits) {
    state = state.with(new Kraken(Figures.LAST_SPOT, hits));
    return this;
  }

  public Scene holes(Area... areas) {
    for (Area area : areas) {
      state = state.with(state.board().withHoleIn(area));
    }
    return this;
  }

  /** In the middle of a card that still has these symbols. */
  Scene acting(String letters) {
    Card card = Card.of(state.hand().pirates().getFirst(), 0);
    return acting(card, letters);
  }

  Scene acting(Card card, String letters) {
    List<Symbol> left = letters.chars().mapToObj(c -> Symbol.ofLetter((char) c)).toList();
    boolean mayDouble = state.power() == Pirate.ASTRID;
    state = state.in(new Phase.Acting(card, new Symbols(left, mayDouble, List.of())));
    return this;
  }

  Scene choosing() {
    state = state.in(Phase.CHOOSING);
    return this;
  }

  /** At the end of a card with or without a funny face. */
  Scene endsCard(boolean funnyFace) {
    Pirate pirate = state.hand().pirates().getFirst();
    for (int i = 0; i < Card.PER_PIRATE; i++) {
      Card card = Card.of(pirate, i);
      if (card.hasFunnyFace() == funnyFace) {
        state = state.with(state.hand().with(Pile.shuffled(startingWith(card))));
        return acting(card, "").plays(new Move.EndCard());
      }
    }
    throw new IllegalStateException("no such card");
  }

  private Card[] startingWith(Card card) {
    List<Card> cards = new ArrayList<>(state.hand().pile().cards());
    cards.remove(card);
    cards.addFirst(card);
    return cards.toArray(Card[]::new);
  }

  /** The red dice first. */
  Scene rolls(Face... faces) {
    return draws(Arrays.stream(faces).mapToInt(Face::ordinal).toArray());
  }

  Scene looks(String drawing) {
    assertThat(Drawing.of(state.board())).isEqualTo(drawing);
    return this;
  }

  Scene tells(Event... told) {
    assertThat(events()).containsExactly(told);
    return this;
  }

  Scene is(Class<? extends Phase> phase) {
    assertThat(state.phase()).isInstanceOf(phase);
    return this;
  }
}
