package kraken.tables.past;

import java.util.ArrayList;
import java.util.List;
import kraken.bots.Level;
import kraken.kit.Belief;
import kraken.kit.Chance;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.tables.Sitter;
import kraken.tables.fold.Fold;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.luck.Secret;
import kraken.tables.model.Play;
import kraken.tables.model.Progress;
import kraken.tables.model.Rulebooks;
import kraken.tables.model.Table;
import org.jspecify.annotations.Nullable;

/**
 * Reads the log of a finished game for its review: all positions, the turns of people, and what
 * bots believed.
 */
public final class ReviewReader {

  private final List<ReviewStep> steps = new ArrayList<>();
  private final List<PlayedTurn> turns = new ArrayList<>();
  private final List<BotBeliefs> beliefs = new ArrayList<>();
  private Table table;
  private long shown;
  private @Nullable OpenTurn open;

  /** A turn that may go on with the next entry, with the numbers of its entries. */
  private record OpenTurn(
      long number, Seat seat, Play<?, ?, ?, ?> before, List<Long> entries, List<String> moves) {}

  private ReviewReader(Table opened) {
    this.table = opened;
  }

  /** The review of the game, of which only the chances are known yet. */
  public static GameReview read(List<Entry> log, Secret secret, Rulebooks rulebooks) {
    ReviewReader reader = new ReviewReader(Table.opened("", secret, rulebooks, log.getFirst()));
    log.subList(1, log.size()).forEach(reader::follow);
    reader.close();
    return new GameReview(reader.steps, reader.turns, reader.beliefs);
  }

  private void follow(Entry entry) {
    Table before = table;
    Table.Step step = Fold.step(before, entry);
    table = step.table();
    if (step.applied().changesPlay()) {
      note(before, entry);
      steps.add(
          new ReviewStep(
              entry.number(), mover(entry.fact()), entry.fact() instanceof Fact.Drawn, chances()));
      shown = entry.number();
      if (entry.fact() instanceof Fact.Drawn) {
        noteBeliefs();
      }
    }
  }

  /** What bots believe changes most between two draws, and a game has few of them. */
  private void noteBeliefs() {
    Play<?, ?, ?, ?> play = table.game().orElseThrow().play();
    for (Seat seat : Seats.all(table.terms().players())) {
      if (table.crew().at(seat) instanceof Sitter.Machine(String word)) {
        List<Belief> believed =
            Level.logged(word)
                .map(level -> play.bots().beliefs(level.bot(), seat))
                .orElse(List.of());
        if (!believed.isEmpty()) {
          beliefs.add(new BotBeliefs(table.number(), seat, believed));
        }
      }
    }
  }

  private List<Integer> chances() {
    return table.game().orElseThrow().play().bots().chances(Chance.seeded(table.number()));
  }

  private static @Nullable Seat mover(Fact fact) {
    return switch (fact) {
      case Fact.Played(Seat seat, String _) -> seat;
      case Fact.TimedOut(Seat seat, String _) -> seat;
      default -> null;
    };
  }

  private void note(Table before, Entry entry) {
    switch (entry.fact()) {
      case Fact.Played(Seat seat, String move) -> played(before, entry.number(), seat, move);
      case Fact.TakenBack(Seat _, long to) -> takenBack(to);
      case Fact.Said _ -> {} // a claim does not end a turn
      default -> close();
    }
  }

  private void played(Table before, long number, Seat seat, String move) {
    if (open == null || !open.seat.equals(seat)) {
      close();
      Progress game = before.game().orElseThrow();
      open =
          before.crew().at(seat) instanceof Sitter.Human && game.play().moves(seat).size() > 1
              ? new OpenTurn(shown, seat, game.play(), new ArrayList<>(), new ArrayList<>())
              : null;
    }
    if (open != null) {
      open.entries.add(number);
      open.moves.add(move);
    }
  }

  private void takenBack(long to) {
    while (open != null && !open.entries.isEmpty() && open.entries.getLast() > to) {
      open.entries.removeLast();
      open.moves.removeLast();
    }
  }

  private void close() {
    if (open != null && !open.moves.isEmpty()) {
      turns.add(new PlayedTurn(open.number, open.seat, open.before, open.moves));
    }
    open = null;
  }
}
