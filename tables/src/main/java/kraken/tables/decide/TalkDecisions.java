package kraken.tables.decide;

import java.time.Duration;
import java.util.Optional;
import kraken.kit.Seat;
import kraken.kit.Talk;
import kraken.tables.Emotes;
import kraken.tables.Person;
import kraken.tables.SafeText;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.command.Command;
import kraken.tables.log.Fact;
import kraken.tables.model.TalkRights;
import org.jspecify.annotations.Nullable;

/** Decides who may say what. */
final class TalkDecisions {

  private static final Decision SILENCE =
      Decision.no("silence", "That may not be said here and now.");
  private static final Decision BAD_WORDS =
      Decision.no("bad-words", "Say 1 to " + SafeText.LONGEST_WORDS + " characters.");

  private static final Decision RUNG =
      Decision.no("rung", "The bell has just rung. Give them a moment.");

  /** Before the bell is rung again. */
  static final Duration BETWEEN_BELLS = Duration.ofSeconds(20);

  private TalkDecisions() {}

  static Decision say(RequestContext context, Command.Say command) {
    Seat seat = command.seat();
    if (seat != null && !context.holds(seat)) {
      return RequestContext.NOT_YOUR_SEAT;
    }
    Talk talk =
        seat == null
            ? TalkRights.ofWatcher(context.table(), context.person().id())
            : TalkRights.of(context.table(), seat);
    if (isBell(command.saying())) {
      if (seat == null || context.table().stage() != Stage.PLAYING) {
        return SILENCE;
      }
      if (hasJustRung(context)) {
        return RUNG;
      }
    }
    return said(context, talk, command.saying())
        .map(saying -> Decision.yes(new Fact.Said(speaker(context, seat), seat, saying)))
        .orElse(command.saying() instanceof Saying.Words && talk.words() ? BAD_WORDS : SILENCE);
  }

  private static boolean isBell(Saying saying) {
    return saying.equals(new Saying.Emote(Emotes.BELL));
  }

  private static boolean hasJustRung(RequestContext context) {
    long from = context.attendees().now() - BETWEEN_BELLS.toMillis();
    return context.table().said().stream()
        .anyMatch(entry ->
            entry.at() > from && entry.fact() instanceof Fact.Said said && isBell(said.saying()));
  }

  /**
   * The person under the name at the seat: a person who holds several seats may have a name for
   * each. A watcher is told apart from the crew.
   */
  private static Person speaker(RequestContext context, @Nullable Seat seat) {
    if (seat != null && context.crew().at(seat) instanceof Sitter.Human(Person person)) {
      return person;
    }
    String name = SafeText.name(context.person().name()).orElse("?");
    return DistinctNames.of(context.person().named(name), context.crew(), null);
  }

  private static Optional<Saying> said(RequestContext context, Talk talk, Saying saying) {
    int players = context.table().terms().players();
    return switch (saying) {
      case Saying.Words(String text) ->
          talk.words() ? SafeText.words(text).map(Saying.Words::new) : Optional.empty();
      case Saying.Emote(String name) ->
          Optional.of(saying).filter(_ -> talk.emotes() && Emotes.areKnown(name));
      case Saying.Claim claim ->
          Optional.of(saying).filter(_ -> talk.allows(claim.asHeard(), players));
      case Saying.Remark _ -> Optional.empty();
    };
  }
}
