package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Crew;
import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.crew.Ending;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.sea.Sea;
import kraken.games.shadow.sea.Token;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;

/** The card is shown: the ship moves, then the token of the hex, then the action of the card. */
public final class Sailing {

  /** How many cards the mermaid sings of. */
  private static final int SONG = 3;

  private Sailing() {}

  static State sailed(State state, Card card, Narrator<? super Event> narrator) {
    Chart chart = state.variant().chart();
    int from = state.ship();
    int to = chart.next(from, card.colour());
    int captain = state.round().captain();
    Crew crew = state.crew();
    State next = state.with(crew.withCardsSailed(captain, crew.cardsSailedBy(captain) + 1));
    if (to < 0) {
      Ending ending = Chart.ending(to);
      narrator.tellAll(new Event.Sailed(card, chart.hex(from), null, ending));
      return next.over(ending, narrator);
    }
    narrator.tellAll(new Event.Sailed(card, chart.hex(from), chart.hex(to), null));
    next = next.at(to);
    if (chart.crossesSupplyLine(from, to)) {
      narrator.tellAll(new Event.SupplyLineCrossed());
      next = Guns.filledUp(next, narrator);
    }
    return tokenFound(next, narrator);
  }

  private static State tokenFound(State state, Narrator<? super Event> narrator) {
    Token token = state.variant().chart().token(state.ship());
    if (token == null || state.crew().aboardCount() == 1) {
      return action(state, narrator);
    }
    narrator.tellAll(new Event.TokenFound(token));
    return state.in(Phase.TOKEN);
  }

  public static State tokenUsed(State state, int seat, Narrator<? super Event> narrator) {
    Token token = state.variant().chart().token(state.ship());
    Seat by = Seat.of(state.captain());
    Seat on = Seat.of(seat);
    int round = state.number();
    Crew crew = state.crew();
    return switch (token) {
      case SEARCH -> {
        Deed deed = new Deed.Searched(round, by, on, crew.dealtTo(seat), crew.faction(seat));
        yield action(state.with(crew.searched(seat)).done(deed, narrator), narrator);
      }
      case FLOG -> state.in(Phase.FLOGGING).with(Aim.by(seat));
      case TONGUE -> {
        Deed deed = new Deed.Silenced(round, by, on);
        yield action(state.with(crew.silenced(seat)).done(deed, narrator), narrator);
      }
      case FEED -> {
        Deed deed = new Deed.Fed(round, by, on);
        yield fed(state.with(crew.overboard(seat)).done(deed, narrator), seat, narrator);
      }
      case null -> throw new IllegalStateException("no token at " + state.ship());
    };
  }

  private static State fed(State state, int seat, Narrator<? super Event> narrator) {
    return seat == state.crew().leader()
        ? state.over(Ending.FED, narrator)
        : action(state, narrator);
  }

  /** Of the two sides that the player is not on, one at random. */
  public static State flogged(State state, Numbers numbers, Narrator<? super Event> narrator) {
    int seat = state.aim().actor();
    int own = state.crew().faction(seat).side().ordinal();
    Side not = Side.of(numbers.at(0) < own ? numbers.at(0) : numbers.at(0) + 1);
    Deed deed = new Deed.Flogged(state.number(), Seat.of(state.captain()), Seat.of(seat), not);
    State known = state.with(state.crew().flogged(seat, not)).with(Aim.NONE);
    return action(known.done(deed, narrator), narrator);
  }

  private static State action(State state, Narrator<? super Event> narrator) {
    boolean alone = state.crew().aboardCount() == 1;
    return switch (Hand.card(state.round().card())) {
      case RED_DRUNK, BLUE_DRUNK -> endRound(Appointing.captaincyPassed(state, narrator), narrator);
      case RED_MERMAID -> alone ? endRound(state, narrator) : state.in(Phase.MERMAID);
      case RED_TELESCOPE -> alone ? endRound(state, narrator) : state.in(Phase.TELESCOPE);
      case RED_ARMED -> endRound(navigatorsGuns(state, 1, narrator), narrator);
      case BLUE_DISARMED -> endRound(navigatorsGuns(state, -1, narrator), narrator);
      case YELLOW_RITUAL -> Rituals.begin(state, narrator);
    };
  }

  private static State navigatorsGuns(State state, int by, Narrator<? super Event> narrator) {
    int navigator = state.round().navigator();
    boolean can = state.crew().isAboard(navigator) && state.crew().gunsOf(navigator) + by >= 0;
    return can ? Guns.changed(state, navigator, by, narrator) : state;
  }

  public static State sungTo(State state, int seat, Narrator<? super Event> narrator) {
    int cards = Sea.last(state.deck().sea(), SONG);
    Deed deed = new Deed.Heard(state.number(), Seat.of(seat), Hand.sorted(cards));
    return endRound(state.done(deed, narrator), narrator);
  }

  static State endRound(State state, Narrator<? super Event> narrator) {
    int resting = offDuty(state);
    narrator.tellAll(new Event.WentOffDuty(Masks.seats(resting)));
    State rested = state.with(state.crew().withOffDuty(resting));
    return Appointing.nextRound(rested, RoundEnd.SAILED, narrator);
  }

  /** Chapter 4: the navigator rests, in larger crews the lieutenant and the captain, too. */
  private static int offDuty(State state) {
    Round round = state.round();
    int signs = Crews.offDutySigns(state.players());
    Seats resting = Seats.NONE.with(Seat.of(round.navigator()));
    if (signs > 1 && round.team().hasLieutenant()) {
      resting = resting.with(Seat.of(round.lieutenant()));
    }
    return signs > 2 ? resting.bits() | Masks.bit(round.captain()) : resting.bits();
  }
}
