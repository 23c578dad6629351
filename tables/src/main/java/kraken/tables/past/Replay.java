package kraken.tables.past;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Seats;
import kraken.kit.Talk;
import kraken.tables.fold.Fold;
import kraken.tables.log.Entry;
import kraken.tables.luck.Secret;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.Rulebooks;
import kraken.tables.model.Table;
import kraken.tables.tell.News;
import kraken.tables.tell.Perspective;
import kraken.tables.tell.PlayTeller;
import kraken.tables.told.PlayTold;

/** Shows a game that is over again, entry by entry, with nothing hidden. */
public final class Replay {

  private Replay() {}

  /** The steps of the log of a finished game. */
  public static List<ReplayStep> of(List<Entry> log, Secret secret, Rulebooks rulebooks) {
    Table table = Table.opened("", secret, rulebooks, log.getFirst());
    Perspective all =
        new Perspective(Seats.all(table.terms().players()), Talk.SILENT, 0, List.of(), null);
    List<ReplayStep> steps = new ArrayList<>();
    for (Entry entry : log.subList(1, log.size())) {
      Table.Step step = Fold.step(table, entry);
      table = step.table();
      steps.add(step(table, step.applied(), all));
    }
    return steps;
  }

  private static ReplayStep step(Table table, AppliedEntry applied, Perspective all) {
    Entry entry = applied.entry();
    PlayTold play =
        applied.changesPlay() ? PlayTeller.openly(table, table.game().orElseThrow()) : null;
    return new ReplayStep(
        entry.number(), entry.at(), News.happenings(List.of(applied), table, all), play);
  }
}
