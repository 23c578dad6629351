package kraken.games.shadow.imagining;

import java.util.ArrayList;
import java.util.List;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Ritual;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;

/** What the deeds in a view tell: who can be the leader, and who can have been converted. */
final class KnownDeeds {

  private final View view;
  private final int own;

  KnownDeeds(View view) {
    this.view = view;
    this.own = view.viewer() instanceof Seat seat ? seat.index() : Masks.NOBODY;
  }

  /** The viewer's own seat, or {@link Masks#NOBODY}. */
  int own() {
    return own;
  }

  /** The rounds with a conversion that is settled. */
  List<Integer> conversions() {
    List<Integer> rounds = new ArrayList<>();
    for (Deed deed : view.deeds()) {
      if (deed instanceof Deed.Held(int round, Ritual ritual) && ritual == Ritual.CONVERSION) {
        rounds.add(round);
      }
    }
    if (view.phase() == Phase.CONVERSION) {
      rounds.removeLast();
    }
    return rounds;
  }

  /** Whether the seat can be the leader. */
  boolean mayLead(int seat) {
    View.Own mine = view.own();
    if (mine != null && mine.leader() != null) {
      return seat == mine.leader().index();
    }
    return seat != own && view.crew().get(seat).dealt() == null && deedsAllowLeader(seat);
  }

  private boolean deedsAllowLeader(int seat) {
    for (Deed deed : view.deeds()) {
      boolean fits =
          switch (deed) {
            case Deed.Searched(int _, Seat _, Seat on, Faction card, Faction _) ->
                card == null || (on.index() == seat) == (card == Faction.LEADER);
            case Deed.Flogged(int _, Seat _, Seat on, Side not) ->
                on.index() != seat || not != Side.CULT;
            case Deed.Fed(int _, Seat _, Seat on) -> on.index() != seat;
            case Deed.Stashed(int round, Seat _, List<Seat> to) ->
                to.isEmpty() == isOverboard(seat, round);
            case Deed.Used _,
                Deed.Silenced _,
                Deed.Heard _,
                Deed.Looked _,
                Deed.Held _,
                Deed.Converted _,
                Deed.Exposed _ ->
                true;
          };
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  /** Whether the seat was overboard when the ritual of that round was held. */
  boolean isOverboard(int seat, int round) {
    for (int i = 0; i < round; i++) {
      View.Line line = view.rounds().get(i);
      if (line.end() == RoundEnd.REFUSED && Masks.orNobody(line.navigator()) == seat) {
        return true;
      }
    }
    for (Deed deed : view.deeds()) {
      if (deed instanceof Deed.Fed fed && fed.on().index() == seat && fed.round() <= round) {
        return true;
      }
    }
    return false;
  }

  /** Whether the leader could convert the seat in the ritual of that round. */
  boolean wasConvertible(int seat, int round) {
    for (Deed deed : view.deeds()) {
      boolean marked =
          switch (deed) {
            case Deed.Searched(int when, Seat _, Seat on, Faction _, Faction _) ->
                on.index() == seat && when <= round;
            case Deed.Flogged(int when, Seat _, Seat on, Side _) ->
                on.index() == seat && when <= round;
            default -> false;
          };
      if (marked) {
        return false;
      }
    }
    return !isOverboard(seat, round);
  }

  /**
   * Whether the seat can have been converted in that round. A viewer who is the leader or that seat
   * would know.
   */
  boolean allowsConversion(int seat, int round, int leader) {
    boolean knows = seat == own || leader == own;
    for (Deed deed : view.deeds()) {
      if (deed instanceof Deed.Converted(int when, Seat _, Seat on) && when == round) {
        return on.index() == seat;
      }
    }
    return !knows;
  }
}
