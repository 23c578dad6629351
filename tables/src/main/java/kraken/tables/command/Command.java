package kraken.tables.command;

import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.tables.Saying;
import org.jspecify.annotations.Nullable;

/** What a person may ask of a table. */
public sealed interface Command {

  /** Takes an open seat; at one screen, several with a name each. */
  record Sit(Seat seat, @Nullable String name) implements Command {}

  /** Leaves a seat, or removes a bot, before the start. */
  record Vacate(Seat seat) implements Command {}

  record AddBot(Seat seat, String level) implements Command {}

  /** Adds to the luck; everybody's page does it by itself when it sits down. */
  record GiveNonce(String nonce) implements Command {}

  record Start() implements Command {}

  record Play(Seat seat, JsonText move) implements Command {}

  record TakeBack(Seat seat) implements Command {}

  record Say(@Nullable Seat seat, Saying saying) implements Command {}

  /** Gives a seat of one's own to a person at the table or watching, by id. */
  record HandOver(Seat seat, String person) implements Command {}

  /** Leaves a running game; a bot of this level plays on. */
  record Resign(Seat seat, String level) implements Command {}

  /**
   * Leaves the table for good: before the end bots play on at one's seats, and one's names and
   * words are taken out of the log. There is no way back.
   */
  record Leave() implements Command {}

  /** Opens a new table with the same crew. */
  record Rematch() implements Command {}
}
