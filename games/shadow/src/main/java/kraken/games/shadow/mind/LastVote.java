package kraken.games.shadow.mind;

import java.util.Objects;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * How many guns to show where the next card can end the game. Only a mutiny that succeeds takes
 * guns, and whoever still has some can depose the next captain, too. So this plays the votes that
 * may follow, once for each number of guns with the same luck; the others vote by the habits of
 * their sides.
 */
final class LastVote {

  private static final int GAMES = 60;
  private static final int MOST_VOTES = 6;
  private static final Habits HABITS = Habits.LEARNED;

  /** What a gun is worth that this seat still has when the game goes on. */
  private static final double GUN = 0.02;

  /**
   * This seat mutinies in a later vote only if its own team is worth this much more than the team
   * named.
   */
  private static final double MARGIN = 0.02;

  private final Outlook outlook;
  private final Chance chance;
  private final View view;
  private final int me;
  private final Venture venture;
  private final Venture.Team underMe;

  LastVote(Outlook outlook, Chance chance) {
    this.outlook = outlook;
    this.chance = chance;
    this.view = outlook.view;
    this.me = outlook.me.index();
    this.venture = outlook.venture();
    this.underMe = venture.underMe();
  }

  /** The number of guns with which this seat does best; of equal ones the smallest. */
  int guns() {
    int mine = view.crew().get(me).guns();
    double[] worth = new double[mine + 1];
    for (int game = 0; game < GAMES; game++) {
      int[] sides = outlook.deduction().imagined(chance);
      long seed = chance.below(Integer.MAX_VALUE);
      for (int shown = 0; shown <= mine; shown++) {
        worth[shown] += new Votes(sides, Chance.seeded(seed)).worth(shown);
      }
    }
    int best = 0;
    for (int shown = 1; shown <= mine; shown++) {
      best = worth[shown] > worth[best] + 1e-9 ? shown : best;
    }
    return best;
  }

  /** Plays vote after vote until a team sails. */
  private final class Votes {
    private final int[] sides;
    private final Chance luck;
    private final int[] guns = new int[view.crew().size()];
    private final int[] shown = new int[view.crew().size()];
    private boolean isTogether;
    private int captain = outlook.round().captain().index();
    private int lieutenant = seat(outlook.round().lieutenant());
    private int navigator = seat(outlook.round().navigator());

    Votes(int[] sides, Chance luck) {
      this.sides = sides;
      this.luck = luck;
      for (int seat = 0; seat < guns.length; seat++) {
        guns[seat] = view.crew().get(seat).aboard() ? view.crew().get(seat).guns() : 0;
      }
    }

    private int seat(@Nullable Seat seat) {
      return Objects.requireNonNullElse(seat, outlook.round().captain()).index();
    }

    double worth(int first) {
      int mine = first;
      isTogether = true;
      for (int vote = 0; vote < MOST_VOTES && isMutiny(mine); vote++) {
        depose();
        isTogether = false;
        mine = isWorse() ? guns[me] : 0;
      }
      double left = 1 - outlook.prospects.endsNow();
      return venture.of(team()) + (GUN * left * guns[me]);
    }

    private int team() {
      return TeamSides.of(sides[captain], sides[lieutenant], sides[navigator]);
    }

    private boolean isMutiny(int mine) {
      int pirates = Suspicion.pirates(team());
      int sum = 0;
      for (int seat = 0; seat < guns.length; seat++) {
        boolean asI = seat == me || (isTogether && isMate(seat));
        shown[seat] = asI ? mine : shots(seat, pirates);
        shown[seat] = seat == captain ? 0 : Math.min(guns[seat], shown[seat]);
        sum += shown[seat];
      }
      return sum >= view.needed();
    }

    /**
     * Whether the seat votes as this one does at first: pirates know each other, and think alike.
     */
    private boolean isMate(int seat) {
      return outlook.mine == Side.PIRATES && outlook.knowledge.of(seat) == Faction.PIRATE;
    }

    private int shots(int seat, int pirates) {
      double at = Preference.share(luck);
      double none = HABITS.guns(true, sides[seat], pirates, 0);
      double one = HABITS.guns(true, sides[seat], pirates, 1);
      return at < none ? 0 : at < none + one ? 1 : guns[seat];
    }

    /** Whoever has shown most is captain, and all who have shown guns lose them. */
    private void depose() {
      int next = captain;
      double most = 0;
      for (int seat = 0; seat < guns.length; seat++) {
        double strength = shown[seat] + (0.5 * Preference.share(luck));
        if (shown[seat] > 0 && view.crew().get(seat).tongue() && strength > most) {
          most = strength;
          next = seat;
        }
        guns[seat] -= shown[seat];
      }
      captain = next;
      lieutenant = next == me ? underMe.lieutenant().index() : named(Choice.LIEUTENANT, next);
      navigator = next == me ? underMe.navigator().index() : named(Choice.NAVIGATOR, lieutenant);
    }

    /** Somebody whom captains of that side like to appoint. */
    private int named(Choice choice, int taken) {
      int named = captain;
      double most = -1;
      for (int seat = 0; seat < guns.length; seat++) {
        View.Mate mate = view.crew().get(seat);
        double at = Preference.share(luck);
        if (mate.aboard() && !mate.offDuty() && seat != captain && seat != taken) {
          double key = Math.log(at + 1e-9) / HABITS.liking(choice, sides[captain], sides[seat]);
          if (named == captain || key > most) {
            most = key;
            named = seat;
          }
        }
      }
      return named;
    }

    /** Whether this seat believes that it would do better as captain. */
    private boolean isWorse() {
      double now = venture.with(Seat.of(captain), Seat.of(lieutenant), Seat.of(navigator));
      return captain != me && guns[me] > 0 && now + MARGIN < underMe.worth();
    }
  }
}
