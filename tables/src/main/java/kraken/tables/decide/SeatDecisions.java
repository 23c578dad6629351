package kraken.tables.decide;

import java.util.Optional;
import kraken.bots.Level;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.SafeText;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.WhyClosed;
import kraken.tables.command.Command;
import kraken.tables.log.Fact;
import kraken.tables.luck.Nonce;
import kraken.tables.model.Crew;

/** Decides about seats, nonces, the start and the end of a table, before the game. */
final class SeatDecisions {

  static final Decision NO_NAME =
      Decision.no("bad-name", "A name has 1 to " + SafeText.LONGEST_NAME + " characters.");

  static final Decision NO_SUCH_LEVEL =
      Decision.no(
          "no-such-bot", "A bot is one of " + String.join(", ", Level.wordsAtTables()) + ".");

  static final Decision NO_SUCH_PORTRAIT =
      Decision.no("bad-portrait", "A portrait is 0 to " + (Person.PORTRAITS - 1) + ".");

  private SeatDecisions() {}

  static Decision sit(RequestContext context, Command.Sit sit) {
    if (!context.crew().has(sit.seat())) {
      return RequestContext.NO_SUCH_SEAT;
    }
    if (!(context.crew().at(sit.seat()) instanceof Sitter.Nobody)) {
      return Decision.no("seat-taken", "Somebody else holds that seat.");
    }
    if (context.crew().removed().contains(context.person().id())) {
      return Decision.no("removed", "The host has removed you; only the host can seat you again.");
    }
    String wish = sit.name();
    Optional<String> name = SafeText.name(wish == null ? context.person().name() : wish);
    return name.map(context.person()::named)
        .map(named -> distinct(named, context.crew(), sit.seat()))
        .map(Sitter.Human::new)
        .map(sitter -> Decision.yes(new Fact.Seated(sit.seat(), sitter)))
        .orElse(NO_NAME);
  }

  /** Before the start the seat is taken anew, during the game it is handed to the same person. */
  static Decision rename(RequestContext context, Command.Rename command) {
    if (!(context.holds(command.seat())
        && context.crew().at(command.seat()) instanceof Sitter.Human(Person before))) {
      return RequestContext.NOT_YOUR_SEAT;
    }
    Integer portrait = command.portrait() == null ? before.portrait() : command.portrait();
    if (portrait != null && !Person.isPortrait(portrait)) {
      return NO_SUCH_PORTRAIT;
    }
    return SafeText.name(command.name())
        .map(name -> new Person(before.id(), name, portrait))
        .map(named -> distinct(named, context.crew(), command.seat()))
        .map(named -> renamed(context, command.seat(), new Sitter.Human(named)))
        .orElse(NO_NAME);
  }

  private static Decision renamed(RequestContext context, Seat seat, Sitter sitter) {
    if (context.crew().at(seat).equals(sitter)) {
      return Decision.NOTHING_TO_WRITE;
    }
    return Decision.yes(
        context.table().stage() == Stage.GATHERING
            ? new Fact.Seated(seat, sitter)
            : new Fact.HandedOver(seat, sitter));
  }

  /** The person under a name and with a face that nobody else of the crew has. */
  static Person distinct(Person person, Crew crew, Seat seat) {
    return DistinctPortraits.of(DistinctNames.of(person, crew, seat), crew, seat);
  }

  static Decision vacate(RequestContext context, Seat seat) {
    if (!context.crew().has(seat)) {
      return RequestContext.NO_SUCH_SEAT;
    }
    if (!context.holds(seat) && context.hasSeenAnotherCrew()) {
      return RequestContext.STALE;
    }
    if (context.crew().at(seat) instanceof Sitter.Nobody) {
      return Decision.no("seat-open", "Nobody holds that seat.");
    }
    return context.holds(seat) || context.isHost()
        ? Decision.yes(new Fact.Seated(seat, new Sitter.Nobody()))
        : RequestContext.NOT_YOUR_SEAT;
  }

  static Decision addBot(RequestContext context, Command.AddBot bot) {
    if (!context.isHost()) {
      return RequestContext.NOT_THE_HOST;
    }
    if (!context.crew().has(bot.seat())) {
      return RequestContext.NO_SUCH_SEAT;
    }
    if (context.hasSeenAnotherCrew()) {
      return RequestContext.STALE;
    }
    if (context.crew().at(bot.seat()) instanceof Sitter.Human) {
      return Decision.no("seat-taken", "Somebody else holds that seat.");
    }
    return Level.atTables(bot.level()).isPresent()
        ? Decision.yes(new Fact.Seated(bot.seat(), new Sitter.Machine(bot.level())))
        : NO_SUCH_LEVEL;
  }

  static Decision giveNonce(RequestContext context, String nonce) {
    if (!context.isSeated()) {
      return Decision.no("not-seated", "Only who sits at the table adds to its luck.");
    }
    return Nonce.fits(nonce)
        ? Decision.yes(new Fact.NonceGiven(context.person().id(), nonce))
        : Decision.no("bad-nonce", "A nonce is 32 hexadecimal digits.");
  }

  static Decision close(RequestContext context) {
    return context.isHost()
        ? Decision.yes(new Fact.Closed(WhyClosed.DELETED))
        : RequestContext.NOT_THE_HOST;
  }

  static Decision start(RequestContext context) {
    if (!context.isHost()) {
      return RequestContext.NOT_THE_HOST;
    }
    if (context.hasSeenAnotherCrew()) {
      return RequestContext.STALE;
    }
    return context.crew().isComplete()
        ? Decision.yes(new Fact.Started())
        : Decision.no("seats-open", "The game starts when every seat is taken.");
  }
}
