package kraken.tables.command;

import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.tables.Saying;
import org.jspecify.annotations.Nullable;

/** What a person may ask of a table. */
public sealed interface Command {

  /** Takes an open seat. A person may take several at one screen, with a name for each. */
  record Sit(Seat seat, @Nullable String name) implements Command {}

  /**
   * Changes the name and the portrait under which the sender holds a seat: a page takes the seat
   * first and asks for the name afterwards, so that nobody loses a seat while typing.
   *
   * @param portrait null to keep the one of before
   */
  record Rename(Seat seat, String name, @Nullable Integer portrait) implements Command {}

  /** Leaves a seat, or removes a bot, before the start. */
  record Vacate(Seat seat) implements Command {}

  record AddBot(Seat seat, String level) implements Command {}

  /** Adds to the luck. The page sends it by itself when its person sits down. */
  record GiveNonce(String nonce) implements Command {}

  record Start() implements Command {}

  /** Closes a table that has not started; its host may. Nothing of it is kept for long. */
  record Close() implements Command {}

  record Play(Seat seat, JsonText move) implements Command {}

  /** Asks what a bot would do at one of the sender's seats. The answer is a Reply.Advised. */
  record AskAdvice(Seat seat) implements Command {}

  record TakeBack(Seat seat) implements Command {}

  record Say(@Nullable Seat seat, Saying saying) implements Command {}

  /** Gives one of the sender's seats to a person who sits at the table or watches it, by id. */
  record HandOver(Seat seat, String person) implements Command {}

  /** Leaves a running game; a bot of this level plays on. */
  record Resign(Seat seat, String level) implements Command {}

  /**
   * Lets a bot of this level sit in for a person who is away or gone; the host may, or everybody
   * who sits where the host is away. The person has the seat again on coming back. Where no clock
   * runs, it may also sit in for a person who is at the table and has not moved for {@link
   * kraken.tables.model.IdleTurn#AFTER}; that person has the seat again by {@link ComeBack}.
   */
  record SitIn(Seat seat, String level) implements Command {}

  /** Takes the sender's seat back from the bot that holds it. */
  record ComeBack(Seat seat) implements Command {}

  /** Gives an open seat or a bot's seat to a person who watches the table, by id; the host may. */
  record GiveSeat(Seat seat, String person) implements Command {}

  /**
   * Makes another person at the table its host, by id; the host may. Whoever sits may name
   * themselves where the host is gone.
   */
  record PassHost(String person) implements Command {}

  /**
   * Lends the eyes of one of the sender's seats to watchers, a round late, or ends it. It ends by
   * itself when the seat gets another holder.
   */
  record LendEyes(Seat seat, boolean lent) implements Command {}

  /**
   * Looks through the eyes of a seat that lends them, for a watcher who has never sat here.
   *
   * @param seat null to look on as before
   */
  record BorrowEyes(@Nullable Seat seat) implements Command {}

  /**
   * Leaves the table for good. In a running game bots take over the sender's seats, and the store
   * takes the sender's names and words out of the log. There is no way back.
   */
  record Leave() implements Command {}

  /** Opens a new table with the same crew. */
  record Rematch() implements Command {}
}
