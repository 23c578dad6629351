package kraken.games.shadow;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import kraken.games.shadow.crew.Ending;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.sea.Token;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Ritual;
import kraken.kit.Seat;
import kraken.kit.Seats;
import org.jspecify.annotations.Nullable;

/** Tells what happened in words, for people who read the golden playthrough. */
final class Teller {

  private Teller() {}

  static String tell(Event event) {
    return switch (event) {
      case Event.CaptainDrawn(Seat seat) -> player(seat) + " is the first captain.";
      case Event.FactionDealt(Faction faction, Seats pirates) ->
          "You are a " + words(faction) + (pirates.isEmpty() ? "." : " with " + all(pirates) + ".");
      case Event.CharacterDealt(Persona character) -> "You are the " + words(character) + ".";
      case Event.RoundBegan(int round, Seat captain) ->
          "Round " + round + " begins under " + player(captain) + ".";
      case Event.LieutenantNamed(Seat seat) -> player(seat) + " is lieutenant.";
      case Event.NavigatorNamed(Seat seat) -> player(seat) + " is navigator.";
      case Event.GunsShown(List<Integer> guns, int needed) ->
          "Hands open: " + guns + ", and it takes " + needed + ".";
      case Event.GunsAdded(Seat seat, int guns) -> player(seat) + " adds " + guns + ".";
      case Event.CrewLoyal() -> "The crew is loyal.";
      case Event.Tied(Seats seats) -> all(seats) + " are tied.";
      case Event.Struck(Seat by, Seat seat) -> player(by) + " strikes out " + player(seat) + ".";
      case Event.Mutinied(Seat captain) -> "Mutiny! " + player(captain) + " is captain.";
      case Event.GunsChanged(Seat seat, int from, int to) ->
          player(seat) + " has " + to + " guns, no longer " + from + ".";
      case Event.Shuffled(int deck) -> deck + " cards are shuffled.";
      case Event.CardsDrawn(int captain, int lieutenant) ->
          "The captain draws " + captain + " cards, the lieutenant " + lieutenant + ".";
      case Event.Drew(List<Card> cards) -> "You draw " + cards(cards) + ".";
      case Event.DrewAgain(Seat seat) -> player(seat) + " throws the cards away.";
      case Event.LogbookPassed(Seat navigator) -> "The logbook goes to " + player(navigator) + ".";
      case Event.LogbookOpened(List<Card> cards) -> "In the logbook are " + cards(cards) + ".";
      case Event.OrderRefused(Seat seat) -> player(seat) + " refuses and jumps overboard!";
      case Event.Sailed(Card card, Hex from, @Nullable Hex to, @Nullable Ending end) ->
          "By "
              + words(card)
              + " from "
              + place(from)
              + " to "
              + (to == null ? end : place(to))
              + ".";
      case Event.SupplyLineCrossed() -> "The supply line is crossed.";
      case Event.TokenFound(Token token) -> "Here waits: " + words(token) + ".";
      case Event.CaptaincyPassed(Seat from, Seat to) ->
          "The captaincy goes from " + player(from) + " to " + player(to) + ".";
      case Event.WentOffDuty(Seats seats) -> all(seats) + " go off duty.";
      case Event.CharacterRevealed(Seat seat, Persona character) ->
          player(seat) + " reveals the " + words(character) + ".";
      case Event.CharacterTurnedDown(Seat seat) ->
          "The character of " + player(seat) + " is turned down.";
      case Event.Done(Deed deed) -> tell(deed);
      case Event.TopCardSeen(Card card) -> "On top lies " + words(card) + ".";
      case Event.Ended(Ending ending) -> words(ending.side()) + " have won: " + words(ending) + ".";
    };
  }

  private static String tell(Deed deed) {
    return switch (deed) {
      case Deed.Used(int _, Seat by, Persona character, List<Seat> on) ->
          player(by)
              + " uses the "
              + words(character)
              + (on.isEmpty() ? "." : " on " + all(on) + ".");
      case Deed.Searched(int _, Seat by, Seat on, @Nullable Faction dealt, @Nullable Faction now) ->
          player(by)
              + " searches the cabin of "
              + player(on)
              + (dealt == null || now == null ? "." : ": " + found(dealt, now) + ".");
      case Deed.Flogged(int _, Seat by, Seat on, Side not) ->
          player(by) + " flogs " + player(on) + ", who is none of the " + words(not) + ".";
      case Deed.Silenced(int _, Seat by, Seat on) ->
          player(by) + " has the tongue of " + player(on) + ".";
      case Deed.Fed(int _, Seat by, Seat on) ->
          player(by) + " feeds " + player(on) + " to the Kraken.";
      case Deed.Heard(int _, Seat by, List<Card> cards) ->
          "The mermaid sings to "
              + player(by)
              + (cards.isEmpty() ? "." : " of " + cards(cards) + ".");
      case Deed.Looked(int _, Seat by, @Nullable Card card, boolean thrown) ->
          player(by)
              + (thrown ? " throws the top card away" : " leaves the top card")
              + (card == null ? "." : ": " + words(card) + ".");
      case Deed.Held(int _, Ritual ritual) -> "A ritual is held: " + words(ritual) + ".";
      case Deed.Converted(int _, Seat by, Seat on) -> player(by) + " converts " + player(on) + ".";
      case Deed.Stashed(int _, @Nullable Seat by, List<Seat> to) ->
          (by == null ? "Somebody" : player(by)) + " gives guns to " + all(to) + ".";
      case Deed.Exposed(int _, Seat by, Seat on, Faction dealt) ->
          player(by) + " sees the card of " + player(on) + ": a " + words(dealt) + ".";
    };
  }

  private static String found(Faction dealt, Faction now) {
    String card = "a " + words(dealt);
    return dealt == now ? card : card + " by the card, a " + words(now) + " today";
  }

  private static String player(Seat seat) {
    return "Player " + seat.index();
  }

  private static String all(Iterable<Seat> seats) {
    return StreamSupport.stream(seats.spliterator(), false)
        .map(Teller::player)
        .collect(Collectors.joining(" and "));
  }

  private static String cards(List<Card> cards) {
    return cards.stream().map(Teller::words).collect(Collectors.joining(" and "));
  }

  private static String place(Hex hex) {
    return hex.column() + "," + hex.height();
  }

  private static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
