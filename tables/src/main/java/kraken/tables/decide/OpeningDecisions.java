package kraken.tables.decide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kraken.bots.Level;
import kraken.kit.Game;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.tables.Opening;
import kraken.tables.Person;
import kraken.tables.SafeText;
import kraken.tables.SeatPlan;
import kraken.tables.Sitter;
import kraken.tables.TimeControl;
import kraken.tables.log.Fact;
import kraken.tables.model.Rulebooks;
import org.jspecify.annotations.Nullable;

/** Decides whether a table can be opened as a person asks. */
public final class OpeningDecisions {

  private static final int LONGEST_SECONDS = 24 * 60 * 60;
  private static final int SHORTEST_WINDOW = 3;
  private static final int LONGEST_WINDOW = 60;
  private static final int LONGEST_HOURS = 14 * 24;

  private OpeningDecisions() {}

  /** The facts with which the table begins, still without the hash of its luck, or a refusal. */
  public static Decision about(Opening opening, Person host, Rulebooks rulebooks) {
    Game<?, ?, ?, ?> game = rulebooks.game(opening.game()).orElse(null);
    if (game == null) {
      return Decision.no("no-such-game", "There is no game \"" + opening.game() + "\".");
    }
    return switch (Setup.read(game, opening.players(), opening.options())) {
      case Setup.Reading.Unfit(String because) -> Decision.no("unfit", because);
      case Setup.Reading.Ready(Setup setup) -> ready(opening, game, setup, host);
    };
  }

  /** The same facts with the hash of this table's luck. */
  public static List<Fact> withLuckHash(String luckHash, List<Fact> facts) {
    return facts.stream().map(fact -> withLuckHash(luckHash, fact)).toList();
  }

  private static Fact withLuckHash(String luckHash, Fact fact) {
    return fact instanceof Fact.Opened opened ? opened.withLuckHash(luckHash) : fact;
  }

  private static Decision ready(Opening opening, Game<?, ?, ?, ?> game, Setup setup, Person host) {
    Decision unfit = unfit(opening, setup);
    if (unfit != null) {
      return unfit;
    }
    return SafeText.name(host.name())
        .map(host::named)
        .map(named -> withSeats(opened(opening, game, setup, named), opening.seats(), named))
        .orElse(SeatDecisions.NO_NAME);
  }

  /** A refusal where clock, window or seats do not fit, or else null. */
  private static @Nullable Decision unfit(Opening opening, Setup setup) {
    if (!isSensible(opening.clock())) {
      return Decision.no("unfit", "A clock has 5 seconds to a day, or 1 hour to two weeks.");
    }
    if (!isSensible(opening.window())) {
      return Decision.no(
          "unfit",
          "A window has %d to %d seconds, or none; not %d."
              .formatted(SHORTEST_WINDOW, LONGEST_WINDOW, opening.window()));
    }
    return opening.seats().size() == setup.players()
        ? null
        : Decision.no("unfit", "Say of each of the " + setup.players() + " seats who sits there.");
  }

  private static Fact opened(Opening opening, Game<?, ?, ?, ?> game, Setup setup, Person host) {
    return new Fact.Opened(
        opening.game(),
        setup.players(),
        setup.settings().values(),
        opening.listed(),
        opening.clock(),
        opening.window(),
        host,
        "",
        null,
        game.about().edition(),
        opening.advice());
  }

  private static Decision withSeats(Fact opened, List<SeatPlan> plans, Person host) {
    List<Fact> facts = new ArrayList<>();
    facts.add(opened);
    List<Person> people = new ArrayList<>();
    for (int i = 0; i < plans.size(); i++) {
      Optional<Sitter> sitter = sitter(plans.get(i), host).map(wish -> distinct(wish, people));
      if (sitter.isEmpty()) {
        return whyNot(plans.get(i));
      }
      if (!(sitter.get() instanceof Sitter.Nobody)) {
        facts.add(new Fact.Seated(Seat.of(i), sitter.get()));
      }
    }
    return new Decision.Yes(facts);
  }

  /** The sitter with a face that nobody before has; whoever sits is added to the people. */
  private static Sitter distinct(Sitter sitter, List<Person> people) {
    if (!(sitter instanceof Sitter.Human(Person person))) {
      return sitter;
    }
    people.add(DistinctPortraits.of(person, people));
    return new Sitter.Human(people.getLast());
  }

  private static Decision whyNot(SeatPlan plan) {
    return switch (plan) {
      case SeatPlan.Bot _ -> SeatDecisions.NO_SUCH_LEVEL;
      case SeatPlan.Here(var _, Integer portrait)
          when portrait != null && !Person.isPortrait(portrait) ->
          SeatDecisions.NO_SUCH_PORTRAIT;
      case SeatPlan.Here _, SeatPlan.Me _, SeatPlan.Open _ -> SeatDecisions.NO_NAME;
    };
  }

  private static Optional<Sitter> sitter(SeatPlan plan, Person host) {
    return switch (plan) {
      case SeatPlan.Me(String name) -> human(host, name == null ? host.name() : name);
      case SeatPlan.Here(String name, Integer portrait) ->
          portrait == null || Person.isPortrait(portrait)
              ? human(host.looking(portrait == null ? host.portrait() : portrait), name)
              : Optional.empty();
      case SeatPlan.Bot(String level) -> Level.atTables(level).map(_ -> new Sitter.Machine(level));
      case SeatPlan.Open() -> Optional.of(new Sitter.Nobody());
    };
  }

  private static Optional<Sitter> human(Person person, String name) {
    return SafeText.name(name).map(fit -> new Sitter.Human(person.named(fit)));
  }

  static boolean isSensible(@Nullable Integer window) {
    return window == null || (SHORTEST_WINDOW <= window && window <= LONGEST_WINDOW);
  }

  static boolean isSensible(TimeControl clock) {
    return switch (clock) {
      case TimeControl.None() -> true;
      case TimeControl.Live(int seconds) -> 5 <= seconds && seconds <= LONGEST_SECONDS;
      case TimeControl.Slow(int hours) -> 1 <= hours && hours <= LONGEST_HOURS;
    };
  }
}
