package kraken.games.attack;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Side;
import kraken.games.attack.state.Space;
import kraken.kit.Seat;

/** Tells what happened in words, for people who read the golden playthrough. */
final class Teller {

  private Teller() {}

  static String tell(Event event) {
    return switch (event) {
      case Event.FirstPlayerDrawn(Seat seat) -> player(seat) + " will begin.";
      case Event.PirateTaken(Seat seat, Pirate pirate) ->
          player(seat) + " is " + name(pirate) + ".";
      case Event.PirateBoarded(Pirate pirate, Area area) ->
          name(pirate) + " waits at the " + words(area) + ".";
      case Event.WhirlpoolPlaced(Lane lane, Space space) ->
          "A whirlpool turns in the " + words(lane) + " lane, in the " + words(space) + " zone.";
      case Event.CardsDealt(List<Pirate> pirates, List<Card> shown) ->
          list(pirates.stream().map(Teller::name).toList()) + " turns up " + cards(shown) + ".";
      case Event.DiceRolled(Seat seat, List<Face> red, List<Face> purple) ->
          player(seat) + " rolls red " + faces(red) + " and purple " + faces(purple) + ".";
      case Event.EyeIgnored(Side side) -> "Nobody minds an eye at " + words(side) + ".";
      case Event.EyeSaw(Side side) -> "An eye opens at " + words(side) + ": all come nearer.";
      case Event.Advanced(Lane lane, boolean kraken, Space from, Space to) ->
          figure(lane, kraken)
              + " comes from the "
              + words(from)
              + " to the "
              + words(to)
              + " zone.";
      case Event.RailBroken(Lane lane, boolean kraken) ->
          figure(lane, kraken) + " breaks the rail and falls back.";
      case Event.HoleSmashed(Lane lane, boolean kraken, int holes) ->
          figure(lane, kraken) + " smashes a hole (" + holes + " now) and falls back.";
      case Event.CardPlayed(Card card, _) -> name(card.pirate()) + " plays " + card(card) + ".";
      case Event.Walked(Pirate pirate, Area from, Area to) ->
          name(pirate) + " walks from the " + words(from) + " to the " + words(to) + ".";
      case Event.PushedBack(Lane lane, Space from) ->
          figure(lane, false) + " is driven back from the " + words(from) + " zone.";
      case Event.KrakenHit(Lane lane, Space from, int hits) ->
          "The Kraken is hit in the " + words(from) + " zone: " + hits + " so far!";
      case Event.Swept(Side side) ->
          "The shot sweeps the whole cannon zone at " + words(side) + ".";
      case Event.RailRepaired(Lane lane) ->
          "The rail at the " + words(lane) + " lane stands again.";
      case Event.KrakenAngered(int spot) ->
          "A funny face! The Kraken is on spot " + spot + " of its track.";
      case Event.DieJoined(Side side) ->
          "One more " + (side == Side.PORT ? "red" : "purple") + " die from now on.";
      case Event.KrakenSurfaced(Lane lane, Space at) ->
          "The Kraken itself rises in the " + words(lane) + " lane, " + place(at) + "!";
      case Event.CardDrawn(Card card, _) -> name(card.pirate()) + " draws " + card(card) + ".";
      case Event.KrakenDrivenOff() -> "The Kraken has had enough. The crew has won!";
      case Event.ShipSunk() -> "The ship goes down. The Kraken has won.";
    };
  }

  private static String player(Seat seat) {
    return "Player " + (seat.index() + 1);
  }

  private static String name(Pirate pirate) {
    return pirate.name().charAt(0) + words(pirate).substring(1);
  }

  private static String figure(Lane lane, boolean kraken) {
    return kraken ? "The Kraken" : "The " + words(lane) + " tentacle";
  }

  private static String place(Space at) {
    return at == Space.BUBBLES ? "far out in the bubbles" : "in the " + words(at) + " zone";
  }

  private static String card(Card card) {
    return card.symbols().stream().map(Teller::words).collect(Collectors.joining("-"));
  }

  private static String cards(List<Card> cards) {
    return list(cards.stream().map(Teller::card).toList());
  }

  private static String faces(List<Face> faces) {
    return list(faces.stream().map(Teller::words).toList());
  }

  private static String list(List<String> words) {
    return String.join(" and ", words);
  }

  private static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
