package kraken.tables.decide;

import java.util.Optional;
import kraken.kit.Seat;
import kraken.kit.Talk;
import kraken.tables.Emotes;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.Text;
import kraken.tables.command.Command;
import kraken.tables.fold.Speech;
import kraken.tables.log.Fact;
import org.jspecify.annotations.Nullable;

/** Who may say what. */
final class Talking {

  private static final Decision SILENCE =
      Decision.no("silence", "That may not be said here and now.");
  private static final Decision BAD_WORDS =
      Decision.no("bad-words", "Say 1 to " + Text.LONGEST_WORDS + " characters.");

  private Talking() {}

  static Decision say(Asker asker, Command.Say command) {
    Seat seat = command.seat();
    if (seat != null && !asker.holds(seat)) {
      return Asker.NOT_YOUR_SEAT;
    }
    Talk talk =
        seat == null
            ? Speech.ofWatcher(asker.table(), asker.person().id())
            : Speech.of(asker.table(), seat);
    return said(asker, talk, command.saying())
        .map(saying -> Decision.yes(new Fact.Said(speaker(asker, seat), seat, saying)))
        .orElse(command.saying() instanceof Saying.Words && talk.words() ? BAD_WORDS : SILENCE);
  }

  /** A seat's own name, since at one screen a person has several. */
  private static Person speaker(Asker asker, @Nullable Seat seat) {
    if (seat != null && asker.crew().at(seat) instanceof Sitter.Human(Person person)) {
      return person;
    }
    return asker.person().named(Text.name(asker.person().name()).orElse("?"));
  }

  private static Optional<Saying> said(Asker asker, Talk talk, Saying saying) {
    int players = asker.table().terms().players();
    return switch (saying) {
      case Saying.Words(String text) ->
          talk.words() ? Text.words(text).map(Saying.Words::new) : Optional.empty();
      case Saying.Emote(String name) ->
          Optional.of(saying).filter(_ -> talk.emotes() && Emotes.NAMES.contains(name));
      case Saying.Claim claim ->
          Optional.of(saying).filter(_ -> talk.allows(claim.asHeard(), players));
    };
  }
}
