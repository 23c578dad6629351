package kraken.games.shadow.mind;

import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Seat;

/**
 * Whether the ship should change hands before this voyage, and how many guns to show for it. Guns
 * are dear as long as there will be a better time for them, and worth nothing after the last vote.
 */
final class Uprising {

  /** How much better the voyage must become, while many are left. */
  private static final double DEAR = 0.06;

  /** The same for those who would show by it what they are. */
  private static final double DEARER = 0.13;

  /** The same where this voyage may be the last. */
  private static final double CHEAP = 0.02;

  private static final double NOISE = 0.03;

  private final Outlook outlook;
  private final Chance chance;
  private int gunsOfMates;
  private int armedMates;

  Uprising(Outlook outlook, Chance chance) {
    this.outlook = outlook;
    this.chance = chance;
    for (int i = 0; i < outlook.view.crew().size(); i++) {
      Seat seat = Seat.of(i);
      if (isMate(seat)) {
        gunsOfMates += outlook.mate(seat).guns();
        armedMates += outlook.mate(seat).guns() > 0 ? 1 : 0;
      }
    }
  }

  /** Whether this pirate knows that the seat is a pirate; it may be its own seat. */
  private boolean isMate(Seat seat) {
    return outlook.mine == Side.PIRATES
        && outlook.mate(seat).aboard()
        && !seat.equals(outlook.view.captain())
        && outlook.knowledge.of(seat.index()) == Faction.PIRATE;
  }

  int guns() {
    if (!mayWin()) {
      return 0;
    }
    return outlook.prospects.mayEnd(outlook.view.track().getLast())
        ? new LastVote(outlook, chance).guns()
        : earlyGuns();
  }

  /** Whether all guns of those who vote would be enough. */
  private boolean mayWin() {
    int guns = 0;
    for (View.Mate mate : outlook.view.crew()) {
      guns += mate.aboard() ? mate.guns() : 0;
    }
    return guns - outlook.mate(outlook.round().captain()).guns() >= outlook.view.needed();
  }

  private int earlyGuns() {
    int mine = outlook.mate(outlook.me).guns();
    int needed = outlook.view.needed();
    double gain = gain() + (NOISE * (chance.below(1000) / 1000.0 - 0.5));
    double price = price();
    if (gain < price) {
      return 0;
    }
    if (outlook.mine == Side.PIRATES) {
      boolean able = gunsOfMates >= needed;
      return able ? Math.ceilDiv(needed, Math.max(1, armedMates)) : gain > 2 * price ? 1 : 0;
    }
    return gain > 2 * price ? mine : gain > 1.5 * price ? 2 : 1;
  }

  boolean isWanted() {
    return gain() > price();
  }

  /** How much more the voyage would be worth: under this seat at the end, before under anybody. */
  double gain() {
    double last = outlook.prospects.endsNow();
    double mine = outlook.venture().underMe().worth();
    double anybodys = outlook.venture().withAnybody(outlook.view.crew());
    return (last * mine) + ((1 - last) * anybodys) - outlook.teamsWorth();
  }

  private double price() {
    double last = outlook.prospects.endsNow();
    double dear = outlook.mine == Side.SAILORS ? DEAR : DEARER;
    return (last * CHEAP) + ((1 - last) * dear);
  }
}
