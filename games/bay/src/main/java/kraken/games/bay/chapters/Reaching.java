package kraken.games.bay.chapters;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Heading;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import org.jspecify.annotations.Nullable;

/**
 * Where the steps left can lead, and how: of the shortest ways to a space the one with the least
 * harm, then the one with the most cargo. Nothing is foreseen beyond smoke, nor beyond an
 * off-course ship, since both bring new dice.
 */
final class Reaching {

  /**
   * The harm of a tentacle or a barrel, which takes two pieces of cargo; with a ship in tow none of
   * the ship's own.
   */
  private static final int STRUCK = 4;

  private static final int TOW_STRUCK = 1;

  /** Smoke ends the way; nobody knows where the ship will be. */
  private static final int SMOKED = 3;

  /** Each crew that the plague takes is worth two points. */
  private static final int CREW_LOST = 2;

  /** A way to a space, and what sailing it brings. */
  private record Way(int at, @Nullable Way before, int steps, int harm, int cargo) {

    boolean isBetterThan(Way other) {
      return harm < other.harm || (harm == other.harm && cargo > other.cargo);
    }
  }

  private final State state;
  private final Fleet fleet;
  private final int ship;
  private final boolean[] reached = new boolean[Space.COUNT];

  private Reaching(State state) {
    this.state = state;
    this.fleet = state.fleet();
    this.ship = state.ship();
  }

  /** The nearest first. */
  static List<View.Reach> of(State state) {
    return state.phase() instanceof Phase.Acting && state.helm().steps() > 0
        ? new Reaching(state).reach()
        : List.of();
  }

  private List<View.Reach> reach() {
    List<View.Reach> all = new ArrayList<>();
    List<Way> layer = List.of(new Way(state.place(), null, 0, 0, 0));
    reached[state.place()] = true;
    while (!layer.isEmpty()) {
      layer = nextLayer(layer);
      for (Way way : layer) {
        all.add(told(way));
      }
    }
    return List.copyOf(all);
  }

  /** All spaces that take one step more, each by the best way there. */
  private List<Way> nextLayer(List<Way> layer) {
    Map<Integer, Way> best = new LinkedHashMap<>();
    Heading heading = fleet.heading(ship);
    for (Way way : layer) {
      if (way.steps < state.helm().steps() && !ends(way)) {
        for (int to : Chart.ahead(way.at, heading)) {
          if (!reached[to] && isOpen(to)) {
            best.merge(to, further(way, to), (old, other) -> other.isBetterThan(old) ? other : old);
          }
        }
      }
    }
    best.keySet().forEach(to -> reached[to] = true);
    return List.copyOf(best.values());
  }

  private boolean isOpen(int to) {
    return !Sailing.isBarred(fleet, ship, to) && (state.actionsLeft() > 0 || !fleet.hasStray(to));
  }

  private boolean ends(Way way) {
    boolean smoke = (state.waters().effects(way.at) & Passage.SMOKE) != 0;
    return way.before != null && (smoke || fleet.hasStray(way.at));
  }

  private Way further(Way way, int to) {
    int harm = way.harm;
    for (View.Harm each : harmAt(to)) {
      harm += weight(each);
    }
    return new Way(to, way, way.steps + 1, harm, way.cargo + cargoAt(to));
  }

  private int weight(View.Harm harm) {
    return switch (harm) {
      case PLAGUE -> CREW_LOST * state.holds().of(ship, Cargo.CREW);
      case TENTACLE, BARREL -> fleet.tows(ship) ? TOW_STRUCK : STRUCK;
      case SMOKE -> SMOKED;
      case MOUTH -> 0; // all ways to a space end there, so none is better for it
    };
  }

  private List<View.Harm> harmAt(int space) {
    List<View.Harm> harm = new ArrayList<>();
    boolean sick = ship != Vessel.HOUSE_BOAT.ordinal() && state.holds().of(ship, Cargo.CREW) > 0;
    if (sick && state.waters().afloat(Cargo.PLAGUE).has(space)) {
      harm.add(View.Harm.PLAGUE);
    }
    int effects = state.waters().effects(space);
    if ((effects & Passage.TENTACLE) != 0) {
      harm.add(View.Harm.TENTACLE);
    }
    if ((effects & Passage.BARREL) != 0) {
      harm.add(View.Harm.BARREL);
    }
    if ((effects & Passage.SMOKE) != 0) {
      harm.add(View.Harm.SMOKE);
    }
    return harm;
  }

  private int cargoAt(int space) {
    if (!state.waters().hasCargo(space)) {
      return 0;
    }
    boolean plague = state.waters().afloat(Cargo.PLAGUE).has(space);
    return !plague || ship == Vessel.HOUSE_BOAT.ordinal() ? 1 : 0;
  }

  private View.Reach told(Way way) {
    List<View.Harm> harm = new ArrayList<>();
    for (Way step = way; step != null && step.before != null; step = step.before) {
      harm.addAll(0, harmAt(step.at));
    }
    if (endsInTheMouth(way)) {
      harm.add(View.Harm.MOUTH);
    }
    int from = way.before == null ? way.at : way.before.at;
    return new View.Reach(Space.of(way.at), way.steps, Space.of(from), List.copyOf(harm));
  }

  /** Smoke and the dice of a tow end a way before its last step; in the last round none pulls. */
  private boolean endsInTheMouth(Way way) {
    return way.steps == state.helm().steps()
        && !ends(way)
        && state.time() > 1
        && Vortex.whole(way.at) == Chart.MOUTH;
  }
}
