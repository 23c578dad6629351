package kraken.games.shadow.mind;

import java.util.List;
import java.util.Locale;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;

/** How well a claim about another player fits: sailors tell the truth, others what suits them. */
final class Testimony {

  private static final int SAILORS = Side.SAILORS.ordinal();
  private static final double LIKELY = 0.92;
  private static final double UNLIKELY = 0.04;
  private static final double PERHAPS = 0.48;

  /** How much a claim counts where the speaker has not searched that cabin. */
  private static final double MERE_TALK = 0.2;

  private final int speaker;
  private final int about;
  private final int said;
  private final double weight;

  Testimony(View view, View.Claimed claim) {
    List<String> words = claim.fillings();
    speaker = claim.by().index();
    about = Integer.parseInt(words.getFirst());
    said = Faction.valueOf(words.getLast().toUpperCase(Locale.ROOT)).side().ordinal();
    weight = hasSearched(view, claim.by(), about) ? 1 : MERE_TALK;
  }

  private static boolean hasSearched(View view, Seat speaker, int about) {
    return view.deeds().stream()
        .anyMatch(deed ->
            deed instanceof Deed.Searched(int _, Seat by, Seat on, Faction _, Faction _)
                && by.equals(speaker)
                && on.index() == about);
  }

  /** As a logarithm. */
  double fits(int casting) {
    int side = Castings.sideOf(casting, speaker);
    int truth = Castings.sideOf(casting, about);
    return weight * Math.log(chance(side, truth));
  }

  private double chance(int side, int truth) {
    if (side != SAILORS && truth == SAILORS) {
      return said == Side.CULT.ordinal() ? UNLIKELY : PERHAPS;
    }
    int expected = side == truth ? SAILORS : truth;
    return said == expected ? LIKELY : UNLIKELY;
  }
}
