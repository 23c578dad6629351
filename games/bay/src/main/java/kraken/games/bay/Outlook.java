package kraken.games.bay;

/**
 * What the place of a ship promises: where the vortex will carry it, what it meets on the way, what
 * floats ahead; and while it has steps left, the best way to sail them. Weights found by play.
 */
final class Outlook {

  private static final double SWALLOWED = -60;

  /** What floats ahead of where the vortex leaves the ship, for each step nearer. */
  private static final double AHEAD = 0.3;

  /** How far ahead counts: an ordinary roll. */
  private static final int HORIZON = 7;

  /** To begin a turn in a red lane, by how far inside. */
  private static final double[] RED = {-1.5, -4};

  private static final double SMOKE = -1;
  private static final double TENTACLE_NEAR = 0.12;
  private static final double SAVED = 3;
  private static final double SLOW = -0.8;
  private static final double LATER = 0.15;
  private static final int DIE = 6;

  private static final double[][] NEARNESS = new double[Space.COUNT][Space.COUNT];

  static {
    for (int from = 0; from < Space.COUNT; from++) {
      for (int at = 0; at < Space.COUNT; at++) {
        NEARNESS[from][at] = nearness(from, at);
      }
    }
  }

  private Outlook() {}

  static double of(State state, int ship) {
    int space = state.fleet().at(ship);
    int seat = state.fleet().seatOf(ship);
    Passage passage = state.passage();
    return switch (passage.stage()) {
      case SETTING_UP -> 0;
      case BOMBS -> pulled(state, ship, space, 0);
      case VORTEX -> inVortex(state, ship, space);
      case TURN -> {
        if (state.turn() == seat && !(state.phase() instanceof Phase.Rolling)) {
          yield state.helm().steps() == 0
              ? pulled(state, ship, space, 0)
              : bestWay(state, ship, space);
        }
        yield state.turn() > seat ? pulled(state, ship, space, 0) : landed(state, ship, space);
      }
    };
  }

  private static double inVortex(State state, int ship, int space) {
    Passage passage = state.passage();
    if ((passage.done() >>> ship & 1) != 0) {
      return landed(state, ship, space);
    }
    boolean under = passage.vessel() == ship;
    return pulled(state, ship, space, under ? passage.pulled() : 0);
  }

  /** The steps left, sailed as well as can be: layer by layer, the best way to each space. */
  private static double bestWay(State state, int ship, int start) {
    double[] reached = new double[Space.COUNT];
    double[] next = new double[Space.COUNT];
    Heading heading = state.fleet().heading(ship);
    Spaces layer = Spaces.of(start);
    for (int step = state.helm().steps(); step > 0 && !layer.isEmpty(); step--) {
      layer = sailed(state, ship, heading, layer, reached, next);
      double[] swapped = reached;
      reached = next;
      next = swapped;
    }
    if (layer.isEmpty()) {
      return pulled(state, ship, start, 0);
    }
    double best = Double.NEGATIVE_INFINITY;
    for (int end = layer.next(0); end < Space.COUNT; end = layer.next(end + 1)) {
      best = Math.max(best, reached[end] + pulled(state, ship, end, 0));
    }
    return best;
  }

  /** One step from each space of the layer; ships in the way end it. */
  private static Spaces sailed(
      State state, int ship, Heading heading, Spaces layer, double[] reached, double[] next) {
    long low = 0;
    long high = 0;
    for (int from = layer.next(0); from < Space.COUNT; from = layer.next(from + 1)) {
      for (int to : Chart.ahead(from, heading)) {
        long bit = 1L << to; // shifts count modulo 64
        boolean known = ((to < Long.SIZE ? low : high) & bit) != 0;
        if (known) {
          next[to] = Math.max(next[to], reached[from] + met(state, ship, to));
        } else if (!state.fleet().isTaken(to)) {
          next[to] = reached[from] + met(state, ship, to);
          low |= to < Long.SIZE ? bit : 0;
          high |= to < Long.SIZE ? 0 : bit;
        }
      }
    }
    return new Spaces(low, high);
  }

  /** What sailing through a space brings. */
  private static double met(State state, int ship, int space) {
    return taken(state, ship, space) + suffered(state, ship, space);
  }

  private static double taken(State state, int ship, int space) {
    Waters waters = state.waters();
    if (!waters.hasCargo(space)) {
      return 0;
    }
    double sum = 0;
    for (int i = 0; i < Cargo.COUNT; i++) {
      Cargo cargo = Cargo.of(i);
      sum += waters.afloat(cargo).has(space) ? Judgement.gain(state, ship, cargo) : 0;
    }
    return sum;
  }

  private static double suffered(State state, int ship, int space) {
    int effects = state.waters().effects(space);
    if (effects == 0) {
      return 0;
    }
    int hits = Integer.bitCount(effects & (Passage.TENTACLE | Passage.BARREL));
    double loss = state.fleet().tows(ship) ? 0 : Judgement.loss(state, ship);
    return -hits * loss + ((effects & Passage.SMOKE) != 0 ? SMOKE : 0);
  }

  /** The vortex takes the ship from here; in the last round it does not come. */
  private static double pulled(State state, int ship, int start, int already) {
    if (state.time() == 1) {
      return 0;
    }
    double sum = 0;
    int space = start;
    for (int pulled = already; pulled < Vortex.LENGTH; pulled++) {
      int next = Vortex.next(space, pulled);
      if (next == Chart.MOUTH) {
        return SWALLOWED;
      }
      space = next;
      sum += suffered(state, ship, space);
      if (state.waters().smoke().has(space)) {
        return sum;
      }
    }
    return sum + landed(state, ship, space);
  }

  /** The ship's next turn begins here. */
  private static double landed(State state, int ship, int space) {
    double sum = taken(state, ship, space) + promised(state, ship, space);
    sum += Space.isRed(space) ? RED[(space - Space.FIRST_RED) / Space.PER_RED_LANE] : 0;
    return state.fleet().tows(ship) ? sum + home(ship, space) : sum;
  }

  private static double promised(State state, int ship, int space) {
    double sum = 0;
    for (int i = 0; i < Cargo.COUNT; i++) {
      Cargo cargo = Cargo.of(i);
      Spaces afloat = state.waters().afloat(cargo);
      if (!afloat.isEmpty()) {
        double gain = Math.max(0, Judgement.gain(state, ship, cargo));
        sum += AHEAD * gain * nearness(afloat, space) / HORIZON;
      }
    }
    return sum + TENTACLE_NEAR * nearness(state.waters().tentacles(), space) / HORIZON;
  }

  private static double nearness(Spaces things, int from) {
    double sum = 0;
    for (int at = things.next(0); at < Space.COUNT; at = things.next(at + 1)) {
      sum += NEARNESS[from][at];
    }
    return sum;
  }

  /** How near a thing is that lies ahead and can be sailed to. */
  private static double nearness(int from, int at) {
    int ahead = Math.floorMod(spoke(at) - spoke(from), Space.PER_LANE);
    boolean within = ahead > 0 && Math.abs(Space.of(at).lane() - Space.of(from).lane()) <= ahead;
    return within ? Math.max(0, HORIZON + 1 - ahead) : 0;
  }

  private static int spoke(int space) {
    int number = Space.of(space).number();
    return Space.isRed(space) ? 2 * number : number;
  }

  /** How likely the tow comes home on the next turn, against being slow. */
  private static double home(int ship, int space) {
    Vessel vessel = Vessel.of(ship);
    int way = Math.floorMod(Table.of(vessel).pier() - spoke(space), Space.PER_LANE);
    int lanes = Space.of(space).lane() - 1;
    int needed = (way == 0 || lanes > way) ? way + Space.PER_LANE : way;
    int faces = Math.clamp(DIE + Table.of(vessel).tow() + 1 - needed, 0, DIE);
    return SLOW + SAVED * Math.max(LATER, (double) faces / DIE);
  }
}
