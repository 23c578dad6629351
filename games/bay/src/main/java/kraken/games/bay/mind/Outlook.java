package kraken.games.bay.mind;

import kraken.games.bay.chapters.Bombs;
import kraken.games.bay.chapters.Vortex;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Waters;
import org.jspecify.annotations.Nullable;

/**
 * What the place of a ship promises: where the vortex will carry it, what it meets on the way, what
 * floats ahead; and while it has steps left, the best way to sail them. Weights found by play.
 */
final class Outlook {

  /** No space at all. */
  static final int UNKNOWN = -2;

  static final double SWALLOWED = -60;

  /** What it costs to begin a turn in a red lane, by how far inside. */
  private static final double[] RED = {-1.5, -4};

  /**
   * The same as {@link #RED} for a keen captain, who looks at what blocks the way out, and may want
   * to fire there.
   */
  private static final double[] RED_AND_READY = {-0.5, -1.5};

  private static final double SLOW_IN_RED = -4;

  /** Subtracted for each rival that can fire at the ship, as a share of what a hit costs. */
  private static final double UNDER_FIRE = 0.3;

  private static final double SMOKE = -1;

  /**
   * Added if smoke is the only way out of the red lanes: a rival who sails through first takes the
   * smoke along.
   */
  private static final double SMOKE_OR_MOUTH = -10;

  private static final double TENTACLE_NEAR = 0.12;

  private final State state;
  private final Waters waters;
  private final int ship;
  private final CargoGains cargoGains;
  private final Spaces perils;

  /** Who can fire at the ship; null for a captain who does not think of that. */
  private final @Nullable Exposure exposure;

  private final double underFire;
  private double value;
  private double exposed;
  private double promised;
  private boolean hangsOnSmoke;

  /** Where the ship's next turn begins: see {@link #lands()}. */
  private int lands = UNKNOWN;

  /** The waters as the vortex will find them, once the bombs that are due have gone off. */
  private final Waters later;

  private Outlook(State state, int ship, boolean keen) {
    this.state = state;
    this.waters = state.waters();
    this.ship = ship;
    this.cargoGains = new CargoGains(state, ship);
    this.perils = waters.tentacles().or(waters.barrels()).or(waters.smoke());
    this.later =
        waters.due().isEmpty()
            ? waters
            : Bombs.afterRound(waters, state.fleet().moved(ship, Fleet.NOWHERE));
    boolean sails = state.passage().stage() != Passage.Stage.SETTING_UP;
    this.exposure = keen && sails ? new Exposure(state, ship) : null;
    this.underFire = keen ? UNDER_FIRE * Judgement.loss(state, ship) : 0;
  }

  /** As it looks to a captain who thinks only of his own ship. */
  static double of(State state, int ship) {
    return new Outlook(state, ship, false).found();
  }

  /** As it looks to a captain who also thinks of rivals' guns and of off-course ships. */
  static Outlook keen(State state, int ship) {
    Outlook outlook = new Outlook(state, ship, true);
    outlook.value = outlook.found();
    return outlook;
  }

  /** All that the place promises, less what it threatens with. */
  double value() {
    return value;
  }

  /** The part of the value that rivals' guns take away. */
  double exposed() {
    return exposed;
  }

  /** The part of the value that lies ahead of where the next turn begins. */
  double promise() {
    return promised;
  }

  /**
   * Where the ship's next turn begins if it sails its steps as well as can be: a space, {@link
   * Chart#MOUTH}, or {@link #UNKNOWN} where smoke decides or no turn follows.
   */
  int lands() {
    return lands;
  }

  /** Whether only smoke keeps the ship out of the mouth. */
  boolean hangsOnSmoke() {
    return hangsOnSmoke;
  }

  private double found() {
    int space = state.fleet().at(ship);
    return switch (state.passage().stage()) {
      case SETTING_UP -> 0;
      case BOMBS -> ended(space);
      case VORTEX -> inVortex(space);
      case TURN -> inTurn(space);
    };
  }

  private double inTurn(int space) {
    int seat = state.fleet().seatOf(ship);
    if (state.turn() == seat && state.helm().firstDie() > 0) {
      return bestWay(space);
    }
    if (state.turn() == seat && !(state.phase() instanceof Phase.Salvaging)) {
      return begun(space);
    }
    return state.order(state.turn()) > state.order(seat)
        ? ended(space)
        : landed(space, false) + underFire(space);
  }

  /** The ship's turn ends here. */
  private double ended(int space) {
    return pulled(space, 0) + underFire(space);
  }

  private double underFire(int space) {
    exposed = exposure == null ? 0 : -underFire * exposure.at(space);
    return exposed;
  }

  private double inVortex(int space) {
    Passage passage = state.passage();
    return underFire(space)
        + (passage.isLetGo(ship) ? landed(space, false) : pulled(space, passage.pulled(ship)));
  }

  /** The steps left, sailed as well as can be. */
  private double bestWay(int start) {
    Ways ways = Ways.of(state, ship, start, this::met);
    Spaces ends = ways.ends();
    if (ends.isEmpty()) {
      return ended(start);
    }
    double best = Double.NEGATIVE_INFINITY;
    int bestEnd = start;
    for (int end = ends.next(0); end < Space.COUNT; end = ends.next(end + 1)) {
      double worth = ways.sum(end) + ended(end);
      bestEnd = worth > best ? end : bestEnd;
      best = Math.max(best, worth);
    }
    ended(bestEnd); // notes where the best way leads
    return best;
  }

  /** What sailing through a space brings. */
  private double met(int space) {
    return cargoGains.on(space) + suffered(waters, space);
  }

  private double suffered(Waters then, int space) {
    return perils.has(space) ? suffered(then.effects(space)) : 0;
  }

  private double suffered(int effects) {
    int hits = Integer.bitCount(effects & (Passage.TENTACLE | Passage.BARREL));
    double loss = state.fleet().tows(ship) ? 0 : Judgement.loss(state, ship);
    return -hits * loss + ((effects & Passage.SMOKE) != 0 ? SMOKE : 0);
  }

  /** The vortex takes the ship from here; in the last round it does not come. */
  private double pulled(int start, int already) {
    lands = UNKNOWN;
    promised = 0;
    hangsOnSmoke = false;
    if (state.time() == 1) {
      return 0;
    }
    double sum = 0;
    if (waters.due().has(start) && state.passage().stage() != Passage.Stage.VORTEX) {
      sum = goesOff(start);
      if (waters.smoke().has(start)) {
        return sum;
      }
    }
    int space = start;
    for (int pulled = already; pulled < Vortex.LENGTH; pulled++) {
      int next = Vortex.next(space, pulled);
      if (next == Chart.MOUTH) {
        lands = Chart.MOUTH;
        return SWALLOWED;
      }
      space = next;
      sum += suffered(later, space);
      if (later.smoke().has(space)) {
        hangsOnSmoke = Space.isRed(start);
        return hangsOnSmoke ? sum + SMOKE_OR_MOUTH : sum;
      }
    }
    return sum + landed(space, true);
  }

  /** A bomb on this space goes off under the ship before the vortex. */
  private double goesOff(int space) {
    return suffered(waters.smoke().has(space) ? Passage.SMOKE : Passage.BARREL);
  }

  /** The ship's next turn begins here. What does harm is left in the water then. */
  private double landed(int space, boolean afterVortex) {
    double sum = Math.max(0, cargoGains.on(space)) + begun(space);
    if (exposure == null) {
      return sum;
    }
    double strays = Tow.promised(state, ship, cargoGains, space, afterVortex);
    promised += strays;
    return sum + strays;
  }

  /** The ship's turn has begun here. */
  private double begun(int space) {
    lands = space;
    promised = cargoGains.aheadOf(space) + TENTACLE_NEAR * Nearness.of(waters.tentacles(), space);
    double sum = promised + (Space.isRed(space) ? red(space) : 0);
    return state.fleet().tows(ship) ? sum + Tow.home(ship, space) : sum;
  }

  private double red(int space) {
    int lane = (space - Space.FIRST_RED) / Space.PER_RED_LANE;
    if (exposure == null) {
      return RED[lane];
    }
    Fleet fleet = state.fleet();
    boolean slow =
        fleet.tows(ship) || fleet.chainsOn(ship) > 0 || state.holds().of(ship, Cargo.RATION) == 0;
    return RED_AND_READY[lane] + (slow ? SLOW_IN_RED : 0);
  }
}
