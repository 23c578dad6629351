package kraken.tables.decide;

import java.util.Optional;
import kraken.bots.Level;
import kraken.kit.Game;
import kraken.kit.Seat;
import kraken.tables.Sitter;
import kraken.tables.Text;
import kraken.tables.command.Command;
import kraken.tables.log.Fact;
import kraken.tables.luck.Nonce;

/** Who sits where, before the start. */
final class Seating {

  static final Decision NO_NAME =
      Decision.no("bad-name", "A name has 1 to " + Text.LONGEST_NAME + " characters.");

  private Seating() {}

  static Decision noLevel(Game<?, ?, ?, ?> game) {
    String known = String.join(", ", Level.words(game));
    return Decision.no(
        "no-such-bot", "A bot that plays " + game.about().title() + " is one of " + known + ".");
  }

  static Decision sit(Asker asker, Command.Sit sit) {
    if (!asker.crew().has(sit.seat())) {
      return Asker.NO_SUCH_SEAT;
    }
    if (!(asker.crew().at(sit.seat()) instanceof Sitter.Nobody)) {
      return Decision.no("seat-taken", "Somebody else holds that seat.");
    }
    String wish = sit.name();
    Optional<String> name = Text.name(wish == null ? asker.person().name() : wish);
    return name.map(fit -> new Sitter.Human(asker.person().named(fit)))
        .map(sitter -> Decision.yes(new Fact.Seated(sit.seat(), sitter)))
        .orElse(NO_NAME);
  }

  static Decision vacate(Asker asker, Seat seat) {
    if (!asker.crew().has(seat)) {
      return Asker.NO_SUCH_SEAT;
    }
    if (!asker.holds(seat) && asker.hasSeenAnotherCrew()) {
      return Asker.STALE;
    }
    if (asker.crew().at(seat) instanceof Sitter.Nobody) {
      return Decision.no("seat-open", "Nobody holds that seat.");
    }
    return asker.holds(seat) || asker.isHost()
        ? Decision.yes(new Fact.Seated(seat, new Sitter.Nobody()))
        : Asker.NOT_YOUR_SEAT;
  }

  static Decision addBot(Asker asker, Command.AddBot bot) {
    if (!asker.isHost()) {
      return Asker.NOT_THE_HOST;
    }
    if (!asker.crew().has(bot.seat())) {
      return Asker.NO_SUCH_SEAT;
    }
    if (asker.hasSeenAnotherCrew()) {
      return Asker.STALE;
    }
    if (asker.crew().at(bot.seat()) instanceof Sitter.Human) {
      return Decision.no("seat-taken", "Somebody else holds that seat.");
    }
    Game<?, ?, ?, ?> game = asker.table().terms().rules().game();
    return Level.called(bot.level(), game).isPresent()
        ? Decision.yes(new Fact.Seated(bot.seat(), new Sitter.Machine(bot.level())))
        : noLevel(game);
  }

  static Decision giveNonce(Asker asker, String nonce) {
    if (!asker.isSeated()) {
      return Decision.no("not-seated", "Only who sits at the table adds to its luck.");
    }
    return Nonce.fits(nonce)
        ? Decision.yes(new Fact.NonceGiven(asker.person().id(), nonce))
        : Decision.no("bad-nonce", "A nonce is 32 hexadecimal digits.");
  }

  static Decision start(Asker asker) {
    if (!asker.isHost()) {
      return Asker.NOT_THE_HOST;
    }
    if (asker.hasSeenAnotherCrew()) {
      return Asker.STALE;
    }
    return asker.crew().isComplete()
        ? Decision.yes(new Fact.Started())
        : Decision.no("seats-open", "The game starts when every seat is taken.");
  }
}
