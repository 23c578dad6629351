package kraken.games.attack.state;

import java.util.List;
import kraken.kit.Seat;

/** What happened, as everybody at the table sees it. */
public sealed interface Event {

  record FirstPlayerDrawn(Seat seat) implements Event {}

  record PirateTaken(Seat seat, Pirate pirate) implements Event {}

  record PirateBoarded(Pirate pirate, Area area) implements Event {}

  record WhirlpoolPlaced(Lane lane, Space space) implements Event {}

  record CardsDealt(List<Pirate> pirates, List<Card> shown) implements Event {}

  record DiceRolled(Seat seat, List<Face> red, List<Face> purple) implements Event {}

  record EyeIgnored(Side side) implements Event {}

  /** An eye that is not ignored: the whole side moves. */
  record EyeSaw(Side side) implements Event {}

  /** A figure came nearer; past a whirlpool it came further than one space. */
  record Advanced(Lane lane, boolean kraken, Space from, Space to) implements Event {}

  record RailBroken(Lane lane, boolean kraken) implements Event {}

  record HoleSmashed(Lane lane, boolean kraken, int holes) implements Event {}

  /** The symbols tell which card it is. */
  record CardPlayed(Card card, List<Symbol> symbols) implements Event {

    public static CardPlayed of(Card card) {
      return new CardPlayed(card, card.symbols());
    }
  }

  record Walked(Pirate pirate, Area from, Area to) implements Event {}

  /** A tentacle fell back to the bubbles. */
  record PushedBack(Lane lane, Space from) implements Event {}

  /** The Kraken fell back to the bubbles, and bears one more mark. */
  record KrakenHit(Lane lane, Space from, int hits) implements Event {}

  record Swept(Side side) implements Event {}

  record RailRepaired(Lane lane) implements Event {}

  /** A funny face moved the Kraken along its track. */
  record KrakenAngered(int spot) implements Event {}

  record DieJoined(Side side) implements Event {}

  /** The Kraken has replaced the tentacle of this lane. */
  record KrakenSurfaced(Lane lane, Space at) implements Event {}

  record CardDrawn(Card card, List<Symbol> symbols) implements Event {

    public static CardDrawn of(Card card) {
      return new CardDrawn(card, card.symbols());
    }
  }

  record KrakenDrivenOff() implements Event {}

  record ShipSunk() implements Event {}
}
