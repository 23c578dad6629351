package kraken.tables.model;

import kraken.kit.Seat;
import kraken.kit.Talk;
import kraken.tables.Stage;
import org.jspecify.annotations.Nullable;

/** What a viewer may say. During a game the rules decide for the seats. */
public final class TalkRights {

  private TalkRights() {}

  public static Talk of(Table table, Seat seat) {
    Progress game = table.progress();
    if (table.otherEdition() != null && table.stage() == Stage.PLAYING) {
      return Talk.SILENT; // only the rules of its edition know when everybody must be silent
    }
    return game == null || table.stage() == Stage.OVER ? Talk.FREE : game.play().talk(seat);
  }

  /**
   * What a person without a seat may say. Strangers talk at listed tables only. A person who has
   * ever held a seat might know a secret, and so is silent during the game.
   */
  public static Talk ofWatcher(Table table, @Nullable String person) {
    if (person == null) {
      return Talk.SILENT;
    }
    boolean ofTheCrew = table.crew().everSat().contains(person);
    boolean allowed = ofTheCrew ? table.stage() != Stage.PLAYING : table.terms().opened().listed();
    return allowed ? Talk.FREE : Talk.SILENT;
  }
}
