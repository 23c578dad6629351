package kraken.tables.model;

import kraken.kit.Seat;
import kraken.tables.Sitter;
import kraken.tables.Stage;

/** Who may ask what a bot would do. */
public final class AdviceRights {

  private AdviceRights() {}

  /**
   * Whether the table has advice: as its host wished, or else where nobody plays against another.
   */
  public static boolean of(Table table) {
    Boolean wished = table.terms().opened().advice();
    return wished != null
        ? wished
        : table.terms().rules().game().isCooperative() || humans(table) <= 1;
  }

  /** Whether the seat may ask now: it has a decision of its own. */
  public static boolean of(Table table, Seat seat) {
    Progress game = table.progress();
    return game != null
        && table.stage() == Stage.PLAYING
        && game.turn().awaited().contains(seat)
        && of(table);
  }

  /** Two people at one screen are two. */
  private static long humans(Table table) {
    return table.crew().sitters().stream().filter(Sitter.Human.class::isInstance).count();
  }
}
