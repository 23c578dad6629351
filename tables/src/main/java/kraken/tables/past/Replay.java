package kraken.tables.past;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Seats;
import kraken.kit.Talk;
import kraken.tables.fold.Deed;
import kraken.tables.fold.Rulebooks;
import kraken.tables.fold.Table;
import kraken.tables.log.Entry;
import kraken.tables.luck.Secret;
import kraken.tables.tell.Gaze;
import kraken.tables.tell.News;
import kraken.tables.tell.PlayTelling;
import kraken.tables.told.PlayTold;

/** A game seen again, entry by entry, with nothing hidden. */
public final class Replay {

  private Replay() {}

  /** The steps of a log that is over. */
  public static List<ReplayStep> of(List<Entry> log, Secret secret, Rulebooks rulebooks) {
    Table table = Table.opened("", secret, rulebooks, log.getFirst());
    Gaze all = new Gaze(Seats.all(table.terms().players()), Talk.SILENT, 0, List.of());
    List<ReplayStep> steps = new ArrayList<>();
    for (Entry entry : log.subList(1, log.size())) {
      Table.Step step = table.after(entry);
      table = step.table();
      steps.add(step(table, step.deed(), all));
    }
    return steps;
  }

  private static ReplayStep step(Table table, Deed deed, Gaze all) {
    Entry entry = deed.entry();
    PlayTold play =
        deed.changesPlay() ? PlayTelling.openly(table, table.game().orElseThrow()) : null;
    return new ReplayStep(
        entry.number(), entry.at(), News.happenings(List.of(deed), table, all), play);
  }
}
