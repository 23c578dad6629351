package kraken.games.shadow.state;

import java.util.List;
import kraken.games.shadow.crew.Ending;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.sea.Token;
import kraken.kit.Seat;
import kraken.kit.Seats;
import org.jspecify.annotations.Nullable;

/** What happened. Some are told to one seat only, as said; all others to everybody. */
public sealed interface Event {

  record CaptainDrawn(Seat seat) implements Event {}

  /** To the seat alone; pirates hear who the pirates are. */
  record FactionDealt(Faction faction, Seats pirates) implements Event {}

  /** To the seat alone. */
  record CharacterDealt(Persona character) implements Event {}

  record RoundBegan(int round, Seat captain) implements Event {}

  record LieutenantNamed(Seat seat) implements Event {}

  record NavigatorNamed(Seat seat) implements Event {}

  /** All hands open at once: guns by seat, and how many it takes. */
  record GunsShown(List<Integer> guns, int needed) implements Event {
    public GunsShown {
      guns = List.copyOf(guns);
    }
  }

  record GunsAdded(Seat seat, int guns) implements Event {}

  /** Not enough guns: all go back. */
  record CrewLoyal() implements Event {}

  record Tied(Seats seats) implements Event {}

  record Struck(Seat by, Seat seat) implements Event {}

  /** The guns shown are spent. */
  record Mutinied(Seat captain) implements Event {}

  /** The guns of somebody changed. */
  record GunsChanged(Seat seat, int from, int to) implements Event {}

  record Shuffled(int deck) implements Event {}

  /** How many cards captain and lieutenant have drawn; the lieutenant may be missing. */
  record CardsDrawn(int byCaptain, int byLieutenant) implements Event {}

  /** To the one who drew them. */
  record Drew(List<Card> cards) implements Event {
    public Drew {
      cards = List.copyOf(cards);
    }
  }

  record DrewAgain(Seat seat) implements Event {}

  /** The logbook goes to the navigator. */
  record LogbookPassed(Seat navigator) implements Event {}

  /** To the navigator alone. */
  record LogbookOpened(List<Card> cards) implements Event {
    public LogbookOpened {
      cards = List.copyOf(cards);
    }
  }

  record OrderRefused(Seat seat) implements Event {}

  /** To a hex, or to one of the places where the voyage ends. */
  record Sailed(Card card, Hex from, @Nullable Hex to, @Nullable Ending end) implements Event {}

  record SupplyLineCrossed() implements Event {}

  record TokenFound(Token token) implements Event {}

  record CaptaincyPassed(Seat from, Seat to) implements Event {}

  record WentOffDuty(Seats seats) implements Event {}

  record CharacterRevealed(Seat seat, Persona character) implements Event {}

  record CharacterTurnedDown(Seat seat) implements Event {}

  /** Something to remember, each told as much of it as is theirs to know. */
  record Done(Deed deed) implements Event {}

  /** To the one who looks at it. */
  record TopCardSeen(Card card) implements Event {}

  record Ended(Ending ending) implements Event {}
}
