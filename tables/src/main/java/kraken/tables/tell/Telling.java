package kraken.tables.tell;

import java.util.List;
import java.util.stream.IntStream;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.fold.Table;
import kraken.tables.fold.Terms;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.told.LuckTold;
import kraken.tables.told.SaidTold;
import kraken.tables.told.SeatTold;
import kraken.tables.told.TableTold;
import org.jspecify.annotations.Nullable;

/** Tells of a table as a whole. */
public final class Telling {

  private Telling() {}

  public static TableTold whole(Table table, @Nullable Person viewer) {
    String person = viewer == null ? null : viewer.id();
    Gaze gaze = Gaze.of(table, person);
    Terms terms = table.terms();
    Fact.Opened opened = terms.opened();
    return new TableTold(
        terms.id(),
        gaze.number(),
        opened.game(),
        opened.players(),
        opened.options(),
        opened.listed(),
        opened.clock(),
        opened.window(),
        table.stage(),
        opened.host(),
        person,
        seats(table, gaze),
        luck(table),
        said(table, gaze),
        PlayTelling.play(table, gaze),
        table.rematch());
  }

  private static List<SeatTold> seats(Table table, Gaze gaze) {
    return IntStream.range(0, table.terms().players())
        .mapToObj(i -> seat(table, Seat.of(i), gaze))
        .toList();
  }

  static SeatTold seat(Table table, Seat seat, Gaze gaze) {
    return new SeatTold(seat, table.crew().at(seat), gaze.seats().contains(seat));
  }

  /** The secret only when nothing can be drawn from it any more. */
  static LuckTold luck(Table table) {
    Terms terms = table.terms();
    return new LuckTold(
        terms.opened().luckHash(), table.stage() == Stage.OVER ? terms.secret().hex() : null);
  }

  private static List<SaidTold> said(Table table, Gaze gaze) {
    return table.said().stream()
        .map(entry -> said(entry, (Fact.Said) entry.fact(), gaze.number(entry.number())))
        .toList();
  }

  static SaidTold said(Entry entry, Fact.Said said, long number) {
    return new SaidTold(number, entry.at(), said.person(), said.seat(), said.saying());
  }
}
