package kraken.games.shadow.mind;

import java.util.List;
import kraken.games.shadow.state.Move;
import kraken.kit.Chance;

/** How many guns to show against a team. */
final class Musket {

  private static final double FIRST_GUN = 0.08;
  private static final double SECOND_GUN = 0.2;
  private static final double ALL_GUNS = 0.34;
  private static final double NOISE = 0.08;

  private final Outlook outlook;
  private final Chance chance;

  Musket(Outlook outlook, Chance chance) {
    this.outlook = outlook;
    this.chance = chance;
  }

  Move commit(List<Move> offered) {
    int wanted = wanted();
    return Preference.best(
        offered,
        move -> move instanceof Move.Commit(int number) ? -Math.abs(number - wanted) : -99,
        chance);
  }

  private int wanted() {
    if (outlook.isCanny()) {
      return new Uprising(outlook, chance).guns();
    }
    double anger = anger();
    int guns = outlook.mate(outlook.me).guns();
    return anger > ALL_GUNS ? guns : anger > SECOND_GUN ? 2 : anger > FIRST_GUN ? 1 : 0;
  }

  Move add(List<Move> offered) {
    boolean wanted =
        outlook.isCanny() ? new Uprising(outlook, chance).isWanted() : anger() > FIRST_GUN;
    return Preference.best(offered, move -> move instanceof Move.AddGuns == wanted ? 1 : 0, chance);
  }

  /** How much worse the team is than another would be, where the course makes that matter. */
  double anger() {
    double noise = (chance.below(1000) / 1000.0 - 0.5) * NOISE;
    if (outlook.isCanny()) {
      return new Uprising(outlook, chance).gain() + noise;
    }
    double worse = outlook.usualApproval() - outlook.approval();
    double stake = 0.5 + (1.2 * outlook.prospects.now(outlook.rival()));
    return (worse * stake * temper()) + noise;
  }

  /**
   * How readily each side shoots: sailors are unsure and save guns, pirates know, the cult waits.
   */
  private double temper() {
    return switch (outlook.mine) {
      case SAILORS -> 0.65;
      case PIRATES -> 1.3;
      case CULT -> 0.4;
    };
  }
}
