package kraken.games.rage;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import kraken.games.rage.state.Action;
import kraken.games.rage.state.Bearing;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.Way;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** Tells what happened in words, for people who read the golden playthrough. */
final class Teller {

  private Teller() {}

  static String tell(Event event) {
    return switch (event) {
      case Event.RoundBegan(int round, Seat first) ->
          "Round " + round + ": " + ship(first) + " is first.";
      case Event.ShipPlaced(Seat seat, Space space) -> ship(seat) + " starts in " + space + ".";
      case Event.LaneClosed(int lane) -> "Debris closes lane " + lane + ".";
      case Event.PileShuffled() -> "The discards are shuffled.";
      case Event.HandDealt(Seat seat, List<Card> cards) ->
          ship(seat) + " is dealt " + cards(cards) + ".";
      case Event.DealBegan(Seat starter, int pile) ->
          ship(starter) + " starts; " + pile + " cards are left.";
      case Event.CardPlayed(Seat seat, Card card) -> ship(seat) + " plays " + letters(card) + ".";
      case Event.ActionBegan(Seat seat, Action action, @Nullable Way way) ->
          "- " + words(action) + (way == null ? "" : " " + words(way));
      case Event.Moved(Seat seat, Space from, Space to, Event.Why why, @Nullable Seat by) ->
          "  %s: %s to %s, %s%s"
              .formatted(ship(seat), from, to, words(why), by == null ? "" : " by " + ship(by));
      case Event.HitReef(Seat seat, Space from) ->
          "  " + ship(seat) + " runs out of " + from + " into the reef.";
      case Event.HitKraken(Seat seat, Space from, Section section, Bearing bearing) ->
          "  %s runs from %s into the Kraken's %s in the %s."
              .formatted(ship(seat), from, words(bearing), words(section));
      case Event.Damaged(Seat seat, int points, int damage, Event.Harm harm) ->
          "  " + ship(seat) + " takes " + points + " from " + words(harm) + ": " + damage + ".";
      case Event.Repaired(Seat seat, int damage) ->
          "  " + ship(seat) + " mends one: " + damage + ".";
      case Event.Fired(Seat seat, Space from) -> "  " + ship(seat) + " fires in " + from + ".";
      case Event.BarrelPlaced(Seat seat, Space space, int barrels) ->
          "  " + ship(seat) + " leaves a barrel in " + space + ": " + barrels + ".";
      case Event.BarrelsLost(Space space, int barrels, Event.Loss loss) ->
          "  " + barrels + " barrels in " + space + " are gone, " + words(loss) + ".";
      case Event.RageGrew(int points, int rage) -> "  The rage grows by " + points + ": " + rage;
      case Event.Rotated(Way way, Section front) ->
          "  The Kraken turns " + words(way) + " and faces " + words(front) + ".";
      case Event.TentaclesStruck(Section section) ->
          "  The tentacles strike in the " + words(section) + ".";
      case Event.RageAttackBegan() -> "The Kraken rages!";
      case Event.RageAttackEnded() -> "The Kraken is calm again.";
      case Event.ShipSunk(Seat seat, Space space) -> ship(seat) + " sinks in " + space + ".";
      case Event.CardsDiscarded(List<Card> cards) -> "Thrown away: " + cards(cards) + ".";
      case Event.DebrisTurned(Space space, int damage) ->
          "The debris in " + space + " does " + damage + ".";
      case Event.RoundWon(int round, List<Seat> seats, boolean _) ->
          "Round " + round + " goes to " + ships(seats) + ".";
      case Event.MatchWon(Seat seat) -> ship(seat) + " has won the match!";
    };
  }

  private static String ship(Seat seat) {
    return "Ship " + (char) ('A' + seat.index());
  }

  private static String ships(List<Seat> seats) {
    return seats.stream().map(Teller::ship).collect(Collectors.joining(" and "));
  }

  private static String letters(Card card) {
    return card.actions().stream()
        .map(action -> "" + action.letter())
        .collect(Collectors.joining());
  }

  private static String cards(List<Card> cards) {
    return cards.stream().map(Teller::letters).collect(Collectors.joining(", "));
  }

  private static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
