package kraken.tables.lesson;

import java.util.ArrayList;
import java.util.List;
import kraken.bots.Level;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.decide.Draft;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.luck.Secret;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.Attempt;
import kraken.tables.model.Play;
import kraken.tables.model.Progress;
import kraken.tables.model.Rulebooks;
import kraken.tables.model.Table;
import kraken.tables.tell.News;
import kraken.tables.tell.Perspective;
import kraken.tables.tell.TableTeller;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import kraken.tables.told.TableTold;

/** The table of a lesson, which is in no journal. Used by one thread. */
final class LessonTable {

  private static final Person LEARNER = new Person("learner", "");
  private static final Secret NO_SECRET = new Secret("0".repeat(64));

  private final List<Happening> happenings = new ArrayList<>();
  private Table table;

  private LessonTable(Table table) {
    this.table = table;
  }

  /** A table of the game whose sitters are there and whose game has not begun. */
  static LessonTable of(String game, LessonScript script, Rulebooks rulebooks) {
    Fact.Opened opened =
        new Fact.Opened(
            game,
            script.players(),
            script.options(),
            false,
            new TimeControl.None(),
            null,
            LEARNER,
            NO_SECRET.hash(),
            null,
            rulebooks.editions().get(game));
    LessonTable lesson =
        new LessonTable(
            Table.opened("lesson-" + game, NO_SECRET, rulebooks, new Entry(1, 0, "", opened)));
    for (int i = 0; i < script.players(); i++) {
      Seat seat = Seat.of(i);
      lesson.tell(lesson.draft().add(new Fact.Seated(seat, sitter(seat, script))));
    }
    return lesson;
  }

  private static Sitter sitter(Seat seat, LessonScript script) {
    return seat.equals(script.learner())
        ? new Sitter.Human(LEARNER)
        : new Sitter.Machine(Level.MEDIUM.word());
  }

  /** Begins the game; the sea draws what it must before a seat can decide. */
  void start(List<Numbers> luck) {
    tell(draft().add(new Fact.Started()));
    bring(luck);
    tell(draft().follow());
  }

  /** From now on the sea draws these numbers. */
  void bring(List<Numbers> luck) {
    Progress game = table.game().orElseThrow();
    table =
        table.with(
            new Progress(
                game.play(), new ScriptedLuck(luck), game.freshness(), game.secretAnswers()));
  }

  /** Whether the sea has drawn all numbers that were brought. */
  boolean isLuckUsedUp() {
    return table.game().orElseThrow().luck() instanceof ScriptedLuck(List<Numbers> left)
        && left.isEmpty();
  }

  /** Does what a seat does, and answers with what the learner is told of it. */
  List<Message.Step> carryOut(Command command) {
    return switch (command) {
      case Command.Play(Seat seat, var move) ->
          switch (table.game().orElseThrow().play().attempt(seat, move)) {
            case Attempt.Legal<?, ?, ?, ?> legal -> tell(draft().add(legal).follow());
            case Attempt.Illegal(var refusal) ->
                throw new IllegalStateException("the rules refuse " + move + ": " + refusal);
            case Attempt.Nonsense() ->
                throw new IllegalStateException("there is no such move as " + move);
          };
      case Command.Say(Seat seat, Saying saying) when seat != null ->
          tell(draft().add(new Fact.Said(speaker(seat), seat, saying)));
      default -> throw new IllegalStateException("in a lesson nobody does " + command);
    };
  }

  /** As at a real table, bots speak under their level. */
  private Person speaker(Seat seat) {
    return table.crew().at(seat) instanceof Sitter.Machine(String level)
        ? new Person("", level)
        : LEARNER;
  }

  private Draft draft() {
    return new Draft(table, "", 0);
  }

  private List<Message.Step> tell(Draft draft) {
    Play<?, ?, ?, ?> known = table.game().map(Progress::play).orElse(null);
    List<AppliedEntry> applied = draft.appliedEntries();
    table = draft.table();
    Perspective perspective = Perspective.of(table, LEARNER.id());
    happenings.addAll(News.happenings(applied, table, perspective));
    return News.of(applied, table, perspective, known)
        .map(message -> List.of((Message.Step) message))
        .orElse(List.of());
  }

  /** The table as the learner may see it now. */
  TableTold told() {
    return TableTeller.whole(table, LEARNER);
  }

  /** All that the learner was told so far. */
  List<Happening> happenings() {
    return List.copyOf(happenings);
  }
}
