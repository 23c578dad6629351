package kraken.games.bay.mind;

import kraken.games.bay.chapters.Bombs;
import kraken.games.bay.chapters.Vortex;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Heading;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Waters;

/**
 * What the place of a ship promises: where the vortex will carry it, what it meets on the way, what
 * floats ahead; and while it has steps left, the best way to sail them. Weights found by play.
 */
final class Outlook {

  /** No space at all. */
  static final int UNKNOWN = -2;

  static final double SWALLOWED = -60;

  /** What floats ahead of where the vortex leaves the ship, for each step nearer. */
  private static final double AHEAD = 0.3;

  /** What it costs to begin a turn in a red lane, by how far inside. */
  private static final double[] RED = {-1.5, -4};

  private static final double SMOKE = -1;

  /** Smoke as the only way out of the red: whoever comes through before takes it along. */
  private static final double SMOKE_OR_MOUTH = -10;

  private static final double TENTACLE_NEAR = 0.12;
  private static final double SAVED = 3;
  private static final double SLOW = -0.8;
  private static final double LATER = 0.15;
  private static final int DIE = 6;

  private final State state;
  private final Waters waters;
  private final int ship;
  private final double[] gains = new double[Cargo.COUNT];
  private final Spaces cargo;
  private final Spaces perils;

  private double value;
  private boolean hangsOnSmoke;

  /** Where the ship's next turn begins, as far as its place says: see {@link #lands}. */
  private int lands = UNKNOWN;

  /** The waters as the vortex will find them, once the bombs that are due have gone off. */
  private final Waters later;

  private Outlook(State state, int ship) {
    this.state = state;
    this.waters = state.waters();
    this.ship = ship;
    Spaces all = Spaces.NONE;
    for (int i = 0; i < Cargo.COUNT; i++) {
      gains[i] = Judgement.gain(state, ship, Cargo.of(i));
      all = all.or(waters.afloat(Cargo.of(i)));
    }
    this.cargo = all;
    this.perils = waters.tentacles().or(waters.barrels()).or(waters.smoke());
    this.later =
        waters.due().isEmpty()
            ? waters
            : Bombs.afterRound(waters, state.fleet().moved(ship, Fleet.NOWHERE));
  }

  static double of(State state, int ship) {
    return at(state, ship).value;
  }

  static Outlook at(State state, int ship) {
    Outlook outlook = new Outlook(state, ship);
    outlook.value = outlook.found();
    return outlook;
  }

  double value() {
    return value;
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
      case BOMBS -> pulled(space, 0);
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
    return state.order(state.turn()) > state.order(seat) ? pulled(space, 0) : landed(space);
  }

  private double inVortex(int space) {
    Passage passage = state.passage();
    return passage.isLetGo(ship) ? landed(space) : pulled(space, passage.pulled(ship));
  }

  /** The steps left, sailed as well as can be: layer by layer, the best way to each space. */
  private double bestWay(int start) {
    int steps = state.helm().steps();
    double[] reached = new double[steps == 0 ? 0 : Space.COUNT];
    Spaces layer = steps == 0 ? Spaces.NONE : Spaces.of(start);
    for (int step = steps; step > 0 && !layer.isEmpty(); step--) {
      double[] next = new double[Space.COUNT];
      layer = sailed(layer, reached, next);
      reached = next;
    }
    if (layer.isEmpty()) {
      return pulled(start, 0);
    }
    double best = Double.NEGATIVE_INFINITY;
    int bestEnd = start;
    for (int end = layer.next(0); end < Space.COUNT; end = layer.next(end + 1)) {
      double worth = reached[end] + pulled(end, 0);
      bestEnd = worth > best ? end : bestEnd;
      best = Math.max(best, worth);
    }
    pulled(bestEnd, 0); // notes where the best way leads
    return best;
  }

  /** One step from each space of the layer; ships in the way end it. */
  private Spaces sailed(Spaces layer, double[] reached, double[] next) {
    Heading heading = state.fleet().heading(ship);
    long low = 0;
    long high = 0;
    for (int from = layer.next(0); from < Space.COUNT; from = layer.next(from + 1)) {
      for (int to : Chart.ahead(from, heading)) {
        long bit = 1L << to; // shifts count modulo 64
        boolean known = ((to < Long.SIZE ? low : high) & bit) != 0;
        if (known) {
          next[to] = Math.max(next[to], reached[from] + met(to));
        } else if (!state.fleet().isTaken(to)) {
          next[to] = reached[from] + met(to);
          low |= to < Long.SIZE ? bit : 0;
          high |= to < Long.SIZE ? 0 : bit;
        }
      }
    }
    return new Spaces(low, high);
  }

  /** What sailing through a space brings. */
  private double met(int space) {
    return taken(space) + suffered(waters, space);
  }

  private double taken(int space) {
    if (!cargo.has(space)) {
      return 0;
    }
    double sum = 0;
    for (int i = 0; i < Cargo.COUNT; i++) {
      sum += waters.afloat(Cargo.of(i)).has(space) ? gains[i] : 0;
    }
    return sum;
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
    return sum + landed(space);
  }

  /** A bomb on this space goes off under the ship before the vortex. */
  private double goesOff(int space) {
    return suffered(waters.smoke().has(space) ? Passage.SMOKE : Passage.BARREL);
  }

  /** The ship's next turn begins here. What does harm is left in the water then. */
  private double landed(int space) {
    return Math.max(0, taken(space)) + begun(space);
  }

  /** The ship's turn has begun here. */
  private double begun(int space) {
    lands = space;
    double sum = promised(space);
    sum += Space.isRed(space) ? RED[(space - Space.FIRST_RED) / Space.PER_RED_LANE] : 0;
    return state.fleet().tows(ship) ? sum + home(ship, space) : sum;
  }

  private double promised(int space) {
    double sum = 0;
    for (int i = 0; i < Cargo.COUNT; i++) {
      if (gains[i] > 0) {
        sum += AHEAD * gains[i] * Nearness.of(waters.afloat(Cargo.of(i)), space);
      }
    }
    return sum + TENTACLE_NEAR * Nearness.of(waters.tentacles(), space);
  }

  /** The chance that the tow comes home on the next turn, against being slow. */
  private static double home(int ship, int space) {
    return SLOW + SAVED * Math.max(LATER, homeChance(ship, space));
  }

  /** The chance that a tow which begins its turn here comes to the ship's pier in this turn. */
  static double homeChance(int ship, int space) {
    Vessel vessel = Vessel.of(ship);
    int way = Math.floorMod(Figures.of(vessel).pier() - Nearness.spoke(space), Space.PER_LANE);
    int lanes = Space.of(space).lane() - 1;
    int needed = (way == 0 || lanes > way) ? way + Space.PER_LANE : way;
    int faces = Math.clamp(DIE + Figures.of(vessel).tow() + 1 - needed, 0, DIE);
    return (double) faces / DIE;
  }
}
