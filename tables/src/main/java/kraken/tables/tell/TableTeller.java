package kraken.tables.tell;

import java.util.List;
import java.util.stream.IntStream;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.model.OtherEdition;
import kraken.tables.model.Table;
import kraken.tables.model.Terms;
import kraken.tables.told.LuckTold;
import kraken.tables.told.OtherEditionTold;
import kraken.tables.told.SaidTold;
import kraken.tables.told.SeatTold;
import kraken.tables.told.TableTold;
import org.jspecify.annotations.Nullable;

/** Makes the {@link TableTold} of a table for one viewer. */
public final class TableTeller {

  private TableTeller() {}

  public static TableTold whole(Table table, @Nullable Person viewer) {
    String person = viewer == null ? null : viewer.id();
    Perspective perspective = Perspective.of(table, person);
    Terms terms = table.terms();
    Fact.Opened opened = terms.opened();
    return new TableTold(
        terms.id(),
        perspective.number(),
        opened.game(),
        opened.playedUnder(),
        opened.players(),
        opened.options(),
        opened.listed(),
        opened.clock(),
        opened.window(),
        opened.advice(),
        table.stage(),
        opened.host(),
        person,
        seats(table, perspective),
        luck(table),
        asked(table),
        said(table, perspective),
        PlayTeller.play(table, perspective),
        table.rematch(),
        perspective.borrowed(),
        otherEdition(table),
        table.whyClosed());
  }

  private static @Nullable OtherEditionTold otherEdition(Table table) {
    OtherEdition other = table.otherEdition();
    return other == null
        ? null
        : new OtherEditionTold(table.terms().rules().edition(), other.outcome());
  }

  private static List<SeatTold> seats(Table table, Perspective perspective) {
    return IntStream.range(0, table.terms().players())
        .mapToObj(i -> seat(table, Seat.of(i), perspective))
        .toList();
  }

  static SeatTold seat(Table table, Seat seat, Perspective perspective) {
    return new SeatTold(
        seat,
        table.crew().at(seat),
        perspective.seats().contains(seat),
        table.crew().standIns().ownerOf(seat).orElse(null),
        table.crew().lentEyes().areLent(seat) ? true : null);
  }

  /** Contains the secret only after the game, when nothing is drawn from it any more. */
  static LuckTold luck(Table table) {
    Terms terms = table.terms();
    return new LuckTold(
        terms.opened().luckHash(), table.stage() == Stage.OVER ? terms.secret().hex() : null);
  }

  /** How often each seat has asked for advice; told only after the game. */
  static List<Integer> asked(Table table) {
    return table.stage() == Stage.OVER
        ? table.game().map(game -> game.advice().counts(table.terms().players())).orElse(List.of())
        : List.of();
  }

  private static List<SaidTold> said(Table table, Perspective perspective) {
    return table.said().stream()
        .map(entry -> said(entry, (Fact.Said) entry.fact(), perspective.number(entry.number())))
        .toList();
  }

  static SaidTold said(Entry entry, Fact.Said said, long number) {
    return new SaidTold(number, entry.at(), said.person(), said.seat(), said.saying());
  }
}
