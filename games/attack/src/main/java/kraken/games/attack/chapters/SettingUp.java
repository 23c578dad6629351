package kraken.games.attack.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Hand;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Pile;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Refusals;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.State;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Refusal;
import kraken.kit.Shuffle;
import org.jspecify.annotations.Nullable;

/** Game set up: the lot, the pirates in seat order, the whirlpools, the cards. */
public final class SettingUp {

  private SettingUp() {}

  public static State lotDrawn(State state, Numbers numbers, Narrator<? super Event> narrator) {
    int first = numbers.at(0);
    narrator.tellAll(new Event.FirstPlayerDrawn(state.hands().get(first).seat()));
    return state.beginningWith(first).in(Phase.TAKING);
  }

  static @Nullable Refusal refusal(State state, Move.TakePirate take) {
    return isTaken(state, take.pirate()) ? Refusals.PIRATE_TAKEN : null;
  }

  public static State play(State state, Move.TakePirate take, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.PirateTaken(state.seat(), take.pirate()));
    return state.with(state.hand().joinedBy(take.pirate())).in(new Phase.Boarding(take.pirate()));
  }

  public static State play(State state, Move.Board board, Narrator<? super Event> narrator) {
    Pirate pirate = state.phase(Phase.Boarding.class).pirate();
    narrator.tellAll(new Event.PirateBoarded(pirate, board.area()));
    return crewComes(state.with(state.pawns().with(pirate, board.area())));
  }

  private static State crewComes(State state) {
    if (state.hand().pirates().size() < state.variant().piratesPerHand()) {
      return state.in(Phase.TAKING);
    }
    if (state.turn() + 1 < state.hands().size()) {
      return state.atTurn(state.turn() + 1).in(Phase.TAKING);
    }
    return whirlpoolsCome(state.atTurn(state.first()));
  }

  private static State whirlpoolsCome(State state) {
    boolean placed = state.board().whirlpoolCount() == state.variant().whirlpools();
    return state.in(placed ? Phase.SHUFFLING : Phase.PLACING);
  }

  static @Nullable Refusal refusal(State state, Move.PlaceWhirlpool place) {
    if (place.space() == Space.BUBBLES) {
      return Refusals.NO_WHIRLPOOL_ON_BUBBLES;
    }
    boolean there = state.board().hasWhirlpool(place.lane(), place.space());
    return there ? Refusals.WHIRLPOOL_THERE : null;
  }

  public static State play(
      State state, Move.PlaceWhirlpool place, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.WhirlpoolPlaced(place.lane(), place.space()));
    return whirlpoolsCome(state.with(state.board().withWhirlpool(place.lane(), place.space())));
  }

  /** One shuffle after the other, in the order of the hands. */
  static Numbers shuffleBounds(State state) {
    Numbers one = Shuffle.bounds(cardsPerHand(state));
    Numbers all = Numbers.NONE;
    for (int i = 0; i < state.hands().size(); i++) {
      all = all.and(one);
    }
    return all;
  }

  public static State shuffled(State state, Numbers numbers, Narrator<? super Event> narrator) {
    int numbersPerHand = cardsPerHand(state) - 1;
    List<Hand> dealt = new ArrayList<>();
    for (Hand hand : state.hands()) {
      Card[] cards = cardsOf(hand.pirates());
      Shuffle.apply(cards, numbers, dealt.size() * numbersPerHand);
      Pile pile = Pile.shuffled(cards);
      narrator.tellAll(new Event.CardsDealt(hand.pirates(), pile.shown()));
      dealt.add(hand.with(pile));
    }
    return state.with(List.copyOf(dealt)).in(Phase.ROLLING);
  }

  static Card[] cardsOf(List<Pirate> pirates) {
    Card[] cards = new Card[pirates.size() * Card.PER_PIRATE];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = Card.of(pirates.get(i / Card.PER_PIRATE), i % Card.PER_PIRATE);
    }
    return cards;
  }

  private static int cardsPerHand(State state) {
    return state.variant().piratesPerHand() * Card.PER_PIRATE;
  }

  private static boolean isTaken(State state, Pirate pirate) {
    for (int i = 0; i < state.hands().size(); i++) {
      if (state.hands().get(i).pirates().contains(pirate)) {
        return true;
      }
    }
    return false;
  }
}
