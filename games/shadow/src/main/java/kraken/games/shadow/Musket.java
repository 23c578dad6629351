package kraken.games.shadow;

import java.util.List;
import kraken.kit.Chance;

/** How many guns to show against a team. */
final class Musket {

  private static final double FIRST_GUN = 0.08;
  private static final double SECOND_GUN = 0.2;
  private static final double ALL_GUNS = 0.34;

  private final Outlook outlook;
  private final Chance chance;

  Musket(Outlook outlook, Chance chance) {
    this.outlook = outlook;
    this.chance = chance;
  }

  Move commit(List<Move> offered) {
    double anger = anger();
    int guns = outlook.mate(outlook.me).guns();
    int wanted = anger > ALL_GUNS ? guns : anger > SECOND_GUN ? 2 : anger > FIRST_GUN ? 1 : 0;
    return Preference.best(
        offered,
        move -> move instanceof Move.Commit(int number) ? -Math.abs(number - wanted) : -99,
        chance);
  }

  Move add(List<Move> offered) {
    boolean wanted = anger() > FIRST_GUN;
    return Preference.best(offered, move -> move instanceof Move.AddGuns == wanted ? 1 : 0, chance);
  }

  /** How much worse the team is than another would be, where the course makes that matter. */
  double anger() {
    double worse = outlook.usualApproval() - outlook.approval();
    double stake = 0.5 + (1.2 * outlook.prospects.now(outlook.rival()));
    double noise = (chance.below(1000) / 1000.0 - 0.5) * 0.08;
    return (worse * stake * temper()) + noise;
  }

  /** Sailors cannot be sure and save their guns, pirates know; the cult gains by waiting. */
  private double temper() {
    return switch (outlook.mine) {
      case SAILORS -> 0.65;
      case PIRATES -> 1.3;
      case CULT -> 0.4;
    };
  }
}
