package kraken.games.shadow.mind;

import java.util.ArrayList;
import java.util.List;
import kraken.games.shadow.crew.Faction;
import kraken.kit.Chance;
import kraken.kit.Seat;

/**
 * Pirates who know each other keep their guns still, so as not to be known by them, until together
 * they can take the ship and it is worth it.
 */
final class Uprising {

  private static final double WORTH_IT = 0.15;
  private static final double NOISE = 0.04;

  private final Outlook outlook;
  private final Chance chance;
  private final List<Seat> mates = new ArrayList<>();
  private int guns;
  private int armed;

  Uprising(Outlook outlook, Chance chance) {
    this.outlook = outlook;
    this.chance = chance;
    for (int i = 0; i < outlook.view.crew().size(); i++) {
      Seat seat = Seat.of(i);
      if (outlook.mate(seat).aboard() && outlook.knowledge.of(i) == Faction.PIRATE) {
        count(seat);
      }
    }
  }

  private void count(Seat seat) {
    if (!seat.equals(outlook.me)) {
      mates.add(seat);
    }
    if (!seat.equals(outlook.view.captain())) {
      guns += outlook.mate(seat).guns();
      armed += outlook.mate(seat).guns() > 0 ? 1 : 0;
    }
  }

  boolean isNow() {
    double gain = ourTeam() - outlook.teamsWorth() + (NOISE * (chance.below(1000) / 1000.0 - 0.5));
    return guns >= outlook.view.needed() && gain > WORTH_IT;
  }

  private double ourTeam() {
    Seat first = mates.isEmpty() ? outlook.me : mates.getFirst();
    Seat last = mates.isEmpty() ? outlook.me : mates.getLast();
    return outlook.venture().with(outlook.me, first, last);
  }

  /** As many for each as it takes. */
  int share() {
    return Math.ceilDiv(outlook.view.needed(), armed);
  }
}
