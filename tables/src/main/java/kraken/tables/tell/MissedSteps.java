package kraken.tables.tell;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import kraken.kit.Turn;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.fold.Fold;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.Play;
import kraken.tables.model.Table;
import kraken.tables.told.Message;
import kraken.tables.told.MissedTold;
import org.jspecify.annotations.Nullable;

/**
 * Tells a viewer again, position by position, what happened after some number. As in a {@link
 * Story}, each step is told from the perspective that the viewer had when it was made.
 */
public final class MissedSteps {

  /** Whoever was away for longer is told the end of it: a page keeps no more scenes than these. */
  private static final int LONGEST = 120;

  /** Entries that belong together, and the table after them. */
  private record Part(List<AppliedEntry> applied, Table table) {}

  private MissedSteps() {}

  /**
   * What was missed.
   *
   * @param opened the table after its first entry
   * @param later the entries after that one
   * @param after the number of the last entry that the viewer has seen, as the viewer was told it
   */
  public static MissedTold of(
      Table opened, List<Entry> later, @Nullable Person viewer, long after) {
    String person = viewer == null ? null : viewer.id();
    Table start = opened;
    Deque<Part> parts = new ArrayDeque<>();
    for (Part part : parts(opened, later)) {
      parts.add(part);
      boolean seen = Perspective.of(part.table(), person).number() <= after;
      if (seen || parts.size() > LONGEST) {
        start = parts.removeFirst().table();
      }
    }
    return new MissedTold(TableTeller.whole(start, viewer), steps(start, parts, person));
  }

  private static List<Part> parts(Table opened, List<Entry> later) {
    List<Part> parts = new ArrayList<>();
    List<AppliedEntry> applied = new ArrayList<>();
    Table table = opened;
    for (Entry entry : later) {
      Table.Step step = Fold.step(table, entry);
      table = step.table();
      applied.add(step.applied());
      if (!goesOnByItself(table) && !isOneOfManyPasses(step.applied())) {
        parts.add(new Part(List.copyOf(applied), table));
        applied.clear();
      }
    }
    if (!applied.isEmpty()) {
      parts.add(new Part(List.copyOf(applied), table));
    }
    return parts;
  }

  /** The sea draws, or the game ends, in the same commit: nobody was told a position before it. */
  private static boolean goesOnByItself(Table table) {
    return table.stage() == Stage.PLAYING
        && table
            .game()
            .filter(game -> game.turn() instanceof Turn.Sea || game.turn() instanceof Turn.Over)
            .isPresent();
  }

  /**
   * All who were silent pass in the same commit, one after the other: whoever were told of their
   * own pass alone would learn whether anybody passed after them.
   */
  private static boolean isOneOfManyPasses(AppliedEntry applied) {
    return applied.entry().fact() instanceof Fact.TimedOut && applied.secretAnswersPending();
  }

  private static List<Message.Step> steps(
      Table start, Iterable<Part> parts, @Nullable String person) {
    List<Message.Step> steps = new ArrayList<>();
    Perspective knowing = Perspective.of(start, person);
    Play<?, ?, ?, ?> known = play(start);
    for (Part part : parts) {
      Perspective perspective = Perspective.of(part.table(), person);
      var news =
          News.of(
              part.applied(),
              part.table(),
              perspective,
              seesTheSame(knowing, perspective) ? known : null);
      if (news.isPresent() && news.get() instanceof Message.Step step) {
        steps.add(step);
        if (step.play() != null) {
          knowing = perspective;
          known = play(part.table());
        }
      }
    }
    return steps;
  }

  /** Where the viewer holds other seats than before, or looks through other eyes, all is told. */
  private static boolean seesTheSame(Perspective before, Perspective now) {
    return before.seats().equals(now.seats()) && Objects.equals(before.borrowed(), now.borrowed());
  }

  private static @Nullable Play<?, ?, ?, ?> play(Table table) {
    return table.game().<Play<?, ?, ?, ?>>map(game -> game.play()).orElse(null);
  }
}
