package kraken.games.shadow.imagining;

import java.util.ArrayList;
import java.util.List;
import kraken.games.shadow.chapters.Navigation;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Deck;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.sea.Sea;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.DrawnCards;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** Which navigation cards could be where: in the sea, in hands, on top, and in the deck. */
final class UnseenCards {

  /** How often the cards are drawn until they fit what is known about several of them at once. */
  private static final int TRIES = 100;

  private final View view;
  private final Chance chance;
  private final @Nullable Seat own;
  private final int sea;

  private List<Integer> pool = new ArrayList<>();
  private int[] thrown = new int[0];

  UnseenCards(View view, Chance chance) {
    this.view = view;
    this.chance = chance;
    this.own = view.viewer() instanceof Seat seat ? seat : null;
    this.sea = view.sea().size();
  }

  /** The state with its deck, its sea, and the cards in hands. */
  State dealtTo(State state) {
    State dealt = attempt(state);
    for (int i = 0; i < TRIES && !fits(); i++) {
      dealt = attempt(state);
    }
    return dealt;
  }

  private State attempt(State state) {
    collect(state.round());
    sing();
    for (int i = 0; i < sea; i++) {
      thrown[i] = thrown[i] == Hand.NONE ? take() : thrown[i];
    }
    Round round = hands(state);
    int known = Hand.codeOrNone(view.top());
    int top = known == Hand.NONE && !view.foresaw().isEmpty() ? take() : known;
    return state.with(round).with(deck(top));
  }

  /** Puts aside what is known; all else goes to the pool, shuffled. */
  private void collect(Round round) {
    pool = new ArrayList<>();
    for (Card card : Card.values()) {
      for (int i = 0; i < card.count(view.variant().chart()); i++) {
        pool.add(chance.below(pool.size() + 1), Hand.code(card));
      }
    }
    for (View.Line line : view.rounds()) {
      remove(Hand.codeOrNone(line.card()));
    }
    thrown = new int[sea];
    for (int i = 0; i < sea; i++) {
      thrown[i] = Hand.codeOrNone(view.sea().get(i).card());
      remove(thrown[i]);
    }
    remove(Hand.codeOrNone(view.top()));
    removeHands(round);
  }

  private void remove(int code) {
    if (code != Hand.NONE) {
      pool.remove(Integer.valueOf(code));
    }
  }

  private int take() {
    return pool.removeLast();
  }

  private void removeHands(Round round) {
    switch (view.phase()) {
      case ARCHIVE, REDRAWING, PASSING_ON -> {
        removeAll(holds(round.captain()) ? round.captains().drew() : Hand.NONE);
        removeAll(holds(round.lieutenant()) ? round.lieutenants().drew() : Hand.NONE);
      }
      case NAVIGATING -> {
        remove(round.captains().kept());
        remove(round.lieutenants().kept());
      }
      default -> {}
    }
  }

  private void removeAll(int hand) {
    for (int i = 0; i < Hand.size(hand); i++) {
      remove(Hand.at(hand, i));
    }
  }

  /** A player who is about to draw again has thrown the cards into the sea. */
  private boolean holds(int seat) {
    return view.phase() != Phase.REDRAWING || Masks.orNobody(view.actor()) != seat;
  }

  private Round hands(State state) {
    Round round = state.round();
    return switch (view.phase()) {
      case ARCHIVE, REDRAWING, PASSING_ON -> {
        int captains = filled(round, round.captain(), round.captains().drew());
        int lieutenants = filled(round, round.lieutenant(), round.lieutenants().drew());
        yield round
            .withCaptains(round.captains().drawing(captains))
            .withLieutenants(round.lieutenants().drawing(lieutenants));
      }
      case NAVIGATING ->
          round.withCaptains(kept(round.captains())).withLieutenants(kept(round.lieutenants()));
      default -> round;
    };
  }

  private DrawnCards kept(DrawnCards cards) {
    return cards.kept() == Hand.NONE ? cards.keeping(take()) : cards;
  }

  private int filled(Round round, int seat, int known) {
    int hand = known;
    int cards = holds(seat) ? cards(round, seat) : 0;
    while (Hand.size(hand) < cards) {
      hand = Hand.plus(hand, take());
    }
    return hand;
  }

  private int cards(Round round, int seat) {
    boolean smuggled = Masks.has(view.effects().smuggling().bits(), seat);
    return smuggled && !Masks.has(round.redrew(), seat) ? Navigation.CARDS + 1 : Navigation.CARDS;
  }

  private Deck deck(int top) {
    Sea at = null;
    for (int i = 0; i < sea; i++) {
      View.Thrown seen = view.sea().get(i);
      int by = Masks.orNobody(seen.by());
      int knowers = seen.card() == null || own == null ? 0 : Masks.bit(own.index());
      at = Sea.thrown(at, seen.round(), by, thrown[i], knowers);
    }
    Deck deck = Deck.EMPTY;
    for (int code : pool) {
      deck = deck.with(code);
    }
    deck = top == Hand.NONE ? deck : deck.with(top).withTop(top, view.foresaw().bits());
    return deck.over(at);
  }

  /** What the mermaid sang of lies among the last cards of that time, in some order. */
  private void sing() {
    for (Deed deed : view.deeds()) {
      if (deed instanceof Deed.Heard heard && !heard.cards().isEmpty()) {
        int end = thrownBy(heard.round());
        int begin = end - heard.cards().size();
        if (begin >= 0) {
          singOf(Hand.of(heard.cards()), begin, end);
        }
      }
    }
  }

  /** How many cards had been thrown away when that round ended. */
  private int thrownBy(int round) {
    int count = 0;
    while (count < sea && view.sea().get(count).round() <= round) {
      count++;
    }
    return count;
  }

  private void singOf(int cards, int begin, int end) {
    int open = cards;
    for (int i = begin; i < end; i++) {
      open = thrown[i] == Hand.NONE ? open : Hand.without(open, thrown[i]);
    }
    for (int i = begin; i < end; i++) {
      if (thrown[i] == Hand.NONE) {
        thrown[i] = Hand.at(open, chance.below(Hand.size(open)));
        open = Hand.without(open, thrown[i]);
        remove(thrown[i]);
      }
    }
  }

  private boolean fits() {
    for (int i = 0; i < view.rounds().size(); i++) {
      if (!fits(i + 1, view.rounds().get(i))) {
        return false;
      }
    }
    return true;
  }

  /** A card that is known to have been in that round was sailed, or went to the sea. */
  private boolean fits(int number, View.Line line) {
    if (own == null || line.end() == null) {
      return true;
    }
    if (line.end() == RoundEnd.REFUSED) {
      Card kept = own.equals(line.captain()) ? line.passedC() : line.passedL();
      return kept == null || isThrown(number, line.navigator(), kept);
    }
    boolean foreseen = line.drewC().size() == 1 && line.redrew().isEmpty();
    return !foreseen
        || line.drewC().getFirst() == line.card()
        || isThrown(number, line.captain(), line.drewC().getFirst())
        || isThrown(number, line.navigator(), line.drewC().getFirst());
  }

  /** Also true where the sea of that round is shuffled away. */
  private boolean isThrown(int round, @Nullable Seat by, Card card) {
    boolean any = false;
    for (int i = 0; i < sea; i++) {
      View.Thrown seen = view.sea().get(i);
      if (seen.round() == round && seen.by() != null && seen.by().equals(by)) {
        if (thrown[i] == Hand.code(card)) {
          return true;
        }
        any = true;
      }
    }
    return !any;
  }
}
