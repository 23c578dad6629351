package kraken.games.shadow.mind;

import java.util.List;
import kraken.games.shadow.crew.Side;
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
    double anger = anger();
    if (outlook.isCanny() && outlook.mine == Side.PIRATES) {
      Uprising uprising = new Uprising(outlook, chance);
      return uprising.isNow() ? uprising.share() : anger > ALL_GUNS ? 1 : 0;
    }
    int guns = outlook.mate(outlook.me).guns();
    return anger > ALL_GUNS ? guns : anger > SECOND_GUN ? 2 : anger > FIRST_GUN ? 1 : 0;
  }

  Move add(List<Move> offered) {
    boolean wanted = anger() > FIRST_GUN;
    return Preference.best(offered, move -> move instanceof Move.AddGuns == wanted ? 1 : 0, chance);
  }

  /** How much worse the team is than another would be, where the course makes that matter. */
  double anger() {
    double noise = (chance.below(1000) / 1000.0 - 0.5) * NOISE;
    if (outlook.isCanny()) {
      double lost = outlook.venture().withAnybody(outlook.view.crew()) - outlook.teamsWorth();
      return (lost * resolve()) + noise;
    }
    double worse = outlook.usualApproval() - outlook.approval();
    double stake = 0.5 + (1.2 * outlook.prospects.now(outlook.rival()));
    return (worse * stake * temper()) + noise;
  }

  /** How dear the course is to each: the cult gains by any disorder. */
  private double resolve() {
    return switch (outlook.mine) {
      case SAILORS -> 1;
      case PIRATES -> 3;
      case CULT -> 2.5;
    };
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
