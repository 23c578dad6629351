package kraken.games.shadow.chapters;

import java.util.List;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Deck;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Answers;
import kraken.games.shadow.state.DrawnCards;
import kraken.games.shadow.state.Effects;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.Team;
import kraken.kit.Audience;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;

/** Chapter 3: cards are drawn, passed on and sailed by, or the navigator refuses. */
public final class Navigation {

  public static final int CARDS = 2;
  private static final int FEWEST_TO_BEGIN = 4;

  private Navigation() {}

  static State begin(State state, Narrator<? super Event> narrator) {
    State ready = state.deck().size() < FEWEST_TO_BEGIN ? shuffled(state, narrator) : state;
    return ready.in(Phase.DRAWING);
  }

  static State shuffled(State state, Narrator<? super Event> narrator) {
    Deck deck = state.deck().shuffled();
    narrator.tellAll(new Event.Shuffled(deck.size()));
    return state.with(deck);
  }

  static int captainsCards(State state) {
    return cards(state, state.round().captain());
  }

  /** Two also for a lieutenant who is missing. */
  static int lieutenantsCards(State state) {
    return cards(state, state.round().lieutenant());
  }

  private static int cards(State state, int seat) {
    return Masks.has(state.effects().smuggling().bits(), seat) ? CARDS + 1 : CARDS;
  }

  /**
   * The bounds for drawing that many cards one by one; an empty deck is reshuffled before the next
   * draw.
   */
  static Numbers bounds(Deck deck, int cards) {
    int[] bounds = new int[cards];
    int size = deck.size();
    for (int i = 0; i < cards; i++) {
      size = size == 0 ? deck.seaSize() : size;
      bounds[i] = i == 0 && deck.top() != Hand.NONE ? 1 : size;
      size--;
    }
    return Numbers.of(bounds);
  }

  public static State drawn(State state, Numbers numbers, Narrator<? super Event> narrator) {
    Round round = state.round();
    int byCaptain = captainsCards(state);
    int byLieutenant = lieutenantsCards(state);
    Draw draw = new Draw(state, narrator);
    int captains = draw.cards(numbers, 0, byCaptain);
    int lieutenants = draw.cards(numbers, byCaptain, byLieutenant);
    Round drawn =
        round
            .withCaptains(round.captains().drawing(captains))
            .withLieutenants(round.lieutenants().drawing(lieutenants))
            .foreseenBy(Masks.seats(state.deck().foresaw()));
    State next = draw.state().with(drawn);
    narrator.tellAll(new Event.CardsDrawn(byCaptain, byLieutenant));
    tellDrawn(round.captain(), captains, narrator);
    tellDrawn(round.lieutenant(), lieutenants, narrator);
    return archive(next);
  }

  /** Those whom the Archivist chose are asked one after the other; then cards are passed on. */
  private static State archive(State state) {
    int archiving = state.effects().archiving().bits();
    if (archiving == 0) {
      return state.in(Phase.PASSING_ON).with(Aim.NONE);
    }
    int seat = Masks.first(archiving);
    Effects effects =
        state.effects().with(Effects.Kind.ARCHIVING, Masks.seats(archiving & ~Masks.bit(seat)));
    return state.with(effects).in(Phase.ARCHIVE).with(Aim.by(seat));
  }

  private static void tellDrawn(int seat, int cards, Narrator<? super Event> narrator) {
    if (seat != Masks.NOBODY && narrator.listens()) {
      narrator.tell(Audience.only(Seat.of(seat)), new Event.Drew(Hand.list(cards)));
    }
  }

  public static State cardsKept(State state) {
    return archive(state);
  }

  public static State thrownAgain(State state, Narrator<? super Event> narrator) {
    int seat = state.aim().actor();
    Round round = state.round();
    boolean captain = seat == round.captain();
    DrawnCards drawn = round.drawnBy(seat);
    int cards = drawn.drew();
    narrator.tellAll(new Event.DrewAgain(Seat.of(seat)));
    Deck deck = state.deck();
    for (int i = 0; i < Hand.size(cards); i++) {
      int foresaw = captain && i == 0 ? round.foresaw().bits() : 0;
      deck = deck.thrown(state.number(), seat, Hand.at(cards, i), Masks.bit(seat) | foresaw);
    }
    return state.with(deck).with(round.with(seat, drawn.throwing(cards))).in(Phase.REDRAWING);
  }

  public static State drawnAgain(State state, Numbers numbers, Narrator<? super Event> narrator) {
    int seat = state.aim().actor();
    Round round = state.round();
    Draw draw = new Draw(state, narrator);
    int cards = draw.cards(numbers, 0, CARDS);
    tellDrawn(seat, cards, narrator);
    Round drawn = round.with(seat, round.drawnBy(seat).drawing(cards));
    return archive(
        draw.state().with(seat == round.captain() ? drawn.foreseenBy(Seats.NONE) : drawn));
  }

  /** Who passes a card on. */
  static int asked(State state) {
    return state.round().team().drawers();
  }

  static int handOf(State state, int seat) {
    return state.round().drawnBy(seat).drew();
  }

  public static State passedOn(State state, int seat, Card card, Narrator<? super Event> narrator) {
    Round round = state.round();
    Round kept = round.with(seat, round.drawnBy(seat).keeping(Hand.code(card)));
    State next = state.with(kept).with(state.answers().by(seat));
    boolean all = (asked(next) & ~next.answers().given()) == 0;
    return all ? logbookPassed(next.with(Answers.NONE), narrator) : next;
  }

  private static State logbookPassed(State state, Narrator<? super Event> narrator) {
    Round round = state.round();
    DrawnCards captains = round.captains();
    DrawnCards lieutenants = round.lieutenants();
    if (!round.team().hasLieutenant()) {
      lieutenants = lieutenants.keeping(Hand.at(lieutenants.drew(), 0));
    }
    Round kept = round.withLieutenants(lieutenants);
    State thrown = thrown(state, round.captain(), Hand.without(captains.drew(), captains.kept()));
    thrown =
        thrown(thrown, round.lieutenant(), Hand.without(lieutenants.drew(), lieutenants.kept()));
    Seat navigator = Seat.of(round.navigator());
    narrator.tellAll(new Event.LogbookPassed(navigator));
    if (narrator.listens()) {
      List<Card> cards = Hand.list(kept.logbook());
      narrator.tell(Audience.only(navigator), new Event.LogbookOpened(cards));
    }
    return thrown.with(kept).in(Phase.NAVIGATING);
  }

  private static State thrown(State state, int by, int cards) {
    Deck deck = state.deck();
    int knowers = by == Masks.NOBODY ? 0 : Masks.bit(by);
    for (int i = 0; i < Hand.size(cards); i++) {
      deck = deck.thrown(state.number(), by, Hand.at(cards, i), knowers);
    }
    return state.with(deck);
  }

  /** A player whose card was not sailed knows now that it was thrown away. */
  public static State sailed(State state, Card card, Narrator<? super Event> narrator) {
    Round round = state.round();
    int code = Hand.code(card);
    int first = round.captains().kept();
    int second = round.lieutenants().kept();
    int other = first == code ? second : first;
    int knowers = Masks.bit(round.navigator());
    knowers |= first == code ? 0 : Masks.bit(round.captain());
    knowers |= second == code || !round.team().hasLieutenant() ? 0 : Masks.bit(round.lieutenant());
    Deck deck = state.deck().thrown(state.number(), round.navigator(), other, knowers);
    return Sailing.sailed(state.with(deck).with(round.sailed(code)), card, narrator);
  }

  public static State refused(State state, Narrator<? super Event> narrator) {
    Round round = state.round();
    int navigator = round.navigator();
    narrator.tellAll(new Event.OrderRefused(Seat.of(navigator)));
    State jumped = thrown(state, navigator, round.logbook());
    jumped = jumped.with(jumped.crew().overboard(navigator)).with(Effects.NONE);
    Round next = Round.of(Team.under(round.captain()).withLieutenant(round.lieutenant()));
    State emergency = jumped.turnedOver(RoundEnd.REFUSED, next);
    return rescuers(emergency) == 0
        ? rescued(emergency, round.captain(), narrator)
        : emergency.in(Phase.EMERGENCY);
  }

  /** In an emergency those off duty may be named, too. */
  static int rescuers(State state) {
    int lieutenant = state.round().lieutenant();
    int others = state.othersAboard(state.captain());
    return lieutenant == Masks.NOBODY ? others : others & ~Masks.bit(lieutenant);
  }

  static State rescued(State state, int navigator, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.NavigatorNamed(Seat.of(navigator)));
    Round round = state.round();
    return begin(state.with(round.with(round.team().withNavigator(navigator))), narrator);
  }
}
