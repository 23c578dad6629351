package kraken.tables.decide;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import kraken.kit.Chance;
import kraken.kit.Remark;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.GameEvent;
import kraken.tables.model.Progress;
import kraken.tables.model.Table;
import kraken.tables.model.TalkRights;
import org.jspecify.annotations.Nullable;

/**
 * Decides which bot says something in passing to what has just happened, if one does: never two at
 * once, and no more than people can read. It goes by the log and by what everybody was told, so the
 * same log has the same remarks. A bot that sits in for a person is silent.
 */
final class BotRemarks {

  /** As many entries come between two remarks, a turn or so. */
  private static final int BETWEEN = 7;

  /** As many come between two remarks of one bot. */
  private static final int BETWEEN_OF_ONE = 14;

  /** As many come between two remarks with the same word. */
  private static final int BETWEEN_ALIKE = 24;

  /** How many times of a hundred a bot says what is not always said, by its seat. */
  private static final List<Integer> TALKATIVE = List.of(75, 45, 55);

  private final Table table;
  private final Chance chance;

  private BotRemarks(Table table) {
    this.table = table;
    this.chance = Chance.seeded(31L * table.id().hashCode() + table.number());
  }

  /** A remark on these entries, which have made one table of the other. */
  static Optional<Fact> on(Table before, List<AppliedEntry> entries, Table after) {
    Progress game = before.progress();
    return game != null && before.stage() == Stage.PLAYING && hasBots(after)
        ? new BotRemarks(after).on(game, entries)
        : Optional.empty();
  }

  private static boolean hasBots(Table table) {
    return table.crew().sitters().stream().anyMatch(Sitter.Machine.class::isInstance);
  }

  private Optional<Fact> on(Progress game, List<AppliedEntry> entries) {
    List<GameEvent> told = entries.stream().flatMap(entry -> entry.events().stream()).toList();
    Map<Seat, Remark> remarks = told.isEmpty() ? Map.of() : game.play().bots().remarks(told);
    int players = table.terms().players();
    int first = chance.below(players);
    for (int i = 0; i < players; i++) {
      Seat seat = Seat.of((first + i) % players);
      Remark remark = remarks.get(seat);
      if (remark != null
          && table.crew().at(seat) instanceof Sitter.Machine(String level)
          && maySpeak(seat)
          && isDue(seat, remark.word())) {
        return Optional.of(new Fact.Said(new Person("", level), seat, Saying.Remark.of(remark)));
      }
    }
    return Optional.empty();
  }

  private boolean maySpeak(Seat seat) {
    return TalkRights.of(table, seat).emotes() && table.crew().standIns().ownerOf(seat).isEmpty();
  }

  private boolean isDue(Seat seat, Remark.Word word) {
    return word.isSaidAlways()
        || (isOver(BETWEEN, _ -> true)
            && isOver(BETWEEN_OF_ONE, said -> seat.equals(said.seat()))
            && isOver(BETWEEN_ALIKE, said -> word.key().equals(word(said)))
            && chance.below(100) < TALKATIVE.get(seat.index() % TALKATIVE.size()));
  }

  /** Whether at least so many entries have come since the last such remark. */
  private boolean isOver(int entries, Predicate<Fact.Said> such) {
    OptionalLong last =
        table.said().stream()
            .filter(entry ->
                entry.fact() instanceof Fact.Said said && word(said) != null && such.test(said))
            .mapToLong(Entry::number)
            .max();
    return last.isEmpty() || table.number() - last.getAsLong() >= entries;
  }

  private static @Nullable String word(Fact.Said said) {
    return said.saying() instanceof Saying.Remark remark ? remark.word() : null;
  }
}
