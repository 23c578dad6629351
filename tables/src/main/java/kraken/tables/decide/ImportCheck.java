package kraken.tables.decide;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kraken.kit.Remark;
import kraken.tables.Emotes;
import kraken.tables.Person;
import kraken.tables.SafeText;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.model.BrokenLogException;

/**
 * Checks whether a game that was played elsewhere may be kept here. {@code past.Verifier} checks
 * its moves and its luck; this class checks its names, its words and its times by the rules for
 * people here.
 */
public final class ImportCheck {

  private static final int MOST_ENTRIES = 20_000;

  /**
   * A limit on memory: the fold keeps something of each entry before the start. People need far
   * fewer to sit down.
   */
  private static final int MOST_BEFORE_THE_START = 1_000;

  /** The servers here give ids of 20 characters; others may give longer ones. */
  private static final int LONGEST_ID = 64;

  /** The id of a person, a slash and the id of a request. */
  private static final int LONGEST_COMMAND = 2 * LONGEST_ID + 1;

  /** How far ahead the clock of another server may be. */
  private static final Duration LENIENCE = Duration.ofDays(1);

  private final long latest;
  private final Set<String> gone = new HashSet<>();
  private boolean started;

  private ImportCheck(long latest) {
    this.latest = latest;
  }

  /**
   * The log as it is kept: not listed, and hosted by the person who imports it.
   *
   * @throws BrokenLogException where the game cannot be kept
   */
  public static List<Entry> of(List<Entry> log, Person by, long now) {
    check(
        log.size(), log.size() <= MOST_ENTRIES, "A game has at most " + MOST_ENTRIES + " entries.");
    ImportCheck imports = new ImportCheck(now + LENIENCE.toMillis());
    log.forEach(imports::check);
    List<Entry> kept = new ArrayList<>(log);
    Entry first = log.getFirst();
    kept.set(0, first.with(((Fact.Opened) first.fact()).broughtInBy(by)));
    return kept;
  }

  private void check(Entry entry) {
    long number = entry.number();
    check(number, entry.at() <= latest, "This has not happened yet.");
    check(
        number,
        entry.command().length() <= LONGEST_COMMAND,
        "A command has at most " + LONGEST_COMMAND + " characters.");
    started |= entry.fact() instanceof Fact.Started;
    check(
        number,
        started || number <= MOST_BEFORE_THE_START,
        "A game starts after at most " + MOST_BEFORE_THE_START + " entries.");
    check(number, entry.fact());
  }

  private void check(long number, Fact fact) {
    switch (fact) {
      case Fact.Opened opened -> checkOpened(number, opened);
      case Fact.Seated(var _, Sitter sitter) -> check(number, sitter);
      case Fact.HandedOver(var _, Sitter to, var _) -> check(number, to);
      case Fact.Said said -> checkSaid(number, said);
      case Fact.HostPassed(Person to) -> check(number, to);
      case Fact.Left(String person) -> {
        checkId(number, person);
        gone.add(person);
      }
      case Fact.NonceGiven(String person, String _) -> checkId(number, person);
      case Fact.EyesBorrowed(String person, var _) -> checkId(number, person);
      case Fact.Started _,
          Fact.Drawn _,
          Fact.Played _,
          Fact.TimedOut _,
          Fact.TakenBack _,
          Fact.Advised _,
          Fact.EyesLent _,
          Fact.Ended _,
          Fact.Closed _,
          Fact.Rematched _ -> {}
    }
  }

  private void checkOpened(long number, Fact.Opened opened) {
    check(number, opened.host());
    check(number, OpeningDecisions.isSensible(opened.clock()), "There is no such clock.");
    check(number, OpeningDecisions.isSensible(opened.window()), "No window is as long as that.");
  }

  private void check(long number, Sitter sitter) {
    if (sitter instanceof Sitter.Human(Person person)) {
      check(number, person);
    }
  }

  private void checkSaid(long number, Fact.Said said) {
    check(number, said.person());
    boolean fits =
        switch (said.saying()) {
          case Saying.Words(String text) ->
              said.isNothing() || SafeText.words(text).filter(text::equals).isPresent();
          case Saying.Emote(String name) -> Emotes.areKnown(name);
          case Saying.Claim _ -> true;
          case Saying.Remark(String word, var _) ->
              said.person().id().isEmpty() && Remark.Word.keys().contains(word);
        };
    check(number, fits, "Nobody can say that.");
  }

  /** A person who has left for good has no name and says nothing afterwards. */
  private void check(long number, Person person) {
    checkId(number, person.id());
    check(
        number,
        person.name().isEmpty()
            || SafeText.name(person.name()).filter(person.name()::equals).isPresent(),
        "Nobody can have that name.");
    Integer portrait = person.portrait();
    check(number, portrait == null || Person.isPortrait(portrait), "Nobody looks like that.");
    check(number, !gone.contains(person.id()), "Who has left for good does not come back.");
  }

  private static void checkId(long number, String id) {
    check(
        number,
        id.length() <= LONGEST_ID,
        "The id of a person has at most " + LONGEST_ID + " characters.");
  }

  private static void check(long number, boolean right, String sentence) {
    if (!right) {
      throw new BrokenLogException(number, sentence);
    }
  }
}
