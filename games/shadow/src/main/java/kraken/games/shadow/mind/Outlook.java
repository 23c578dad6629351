package kraken.games.shadow.mind;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.state.View;
import kraken.kit.Belief;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** How the game looks from one seat: the course, the others, and what it is itself. */
final class Outlook {

  private static final double CAPTAINS_PART = 0.3;
  private static final double LIEUTENANTS_PART = 0.25;
  private static final double NAVIGATORS_PART = 0.45;

  final View view;
  final Seat me;
  final Faction faction;
  final Side mine;
  final Prospects prospects;
  final Knowledge knowledge;
  private final boolean canny;
  private @Nullable Beliefs beliefs;
  private @Nullable Beliefs publicOpinion;
  private @Nullable Venture venture;

  Outlook(View view, Seat me, boolean canny) {
    this.view = view;
    this.me = me;
    this.faction = Objects.requireNonNull(view.crew().get(me.index()).faction());
    this.mine = faction.side();
    this.canny = canny;
    this.prospects = new Prospects(view, canny);
    this.knowledge = new Knowledge(view);
  }

  /** What this seat thinks of the others; made when first asked for, since it takes long. */
  Beliefs beliefs() {
    if (beliefs == null) {
      beliefs = canny ? new Deduction(view, me, prospects) : new Hunches(view, me, prospects);
    }
    return beliefs;
  }

  /** Ways in which the sides may have been dealt, for those who weigh them. */
  Deduction deduction() {
    return (Deduction) beliefs();
  }

  /** What anybody could think who has seen nothing but the course. */
  Beliefs publicOpinion() {
    if (publicOpinion == null) {
      publicOpinion = Hunches.ofAll(view, prospects);
    }
    return publicOpinion;
  }

  /** What this seat takes the others for, as it is told to people who look back. */
  List<Belief> believed() {
    List<Belief> believed = new ArrayList<>();
    for (int i = 0; i < view.crew().size(); i++) {
      Seat seat = Seat.of(i);
      if (!seat.equals(me)) {
        double leads = beliefs().leads(seat);
        double cultist = Math.max(0, beliefs().on(seat, Side.CULT) - leads);
        add(believed, seat, Faction.SAILOR, beliefs().on(seat, Side.SAILORS));
        add(believed, seat, Faction.PIRATE, beliefs().on(seat, Side.PIRATES));
        add(believed, seat, Faction.LEADER, leads);
        add(believed, seat, Faction.CULTIST, cultist);
      }
    }
    return believed;
  }

  private static void add(List<Belief> believed, Seat about, Faction part, double chance) {
    int percent = (int) Math.round(100 * chance);
    if (percent > 0) {
      believed.add(new Belief(about, part.key(), percent));
    }
  }

  View.Mate mate(Seat seat) {
    return view.crew().get(seat.index());
  }

  View.Line round() {
    return view.rounds().getLast();
  }

  Side rival() {
    return Course.rival(mine, prospects::now);
  }

  /**
   * How much this seat likes the other one to have a say. The cult has few hands, so it also likes
   * opponents of the side that is ahead.
   */
  double trust(Seat seat) {
    if (seat.equals(me)) {
      return 1;
    }
    if (mine != Side.CULT) {
      return beliefs().on(seat, mine);
    }
    Side against = rival() == Side.SAILORS ? Side.PIRATES : Side.SAILORS;
    return beliefs().on(seat, Side.CULT) + (0.8 * beliefs().on(seat, against));
  }

  boolean isCanny() {
    return canny;
  }

  /** What the coming voyage is worth. */
  Venture venture() {
    if (venture == null) {
      venture = new Venture(this);
    }
    return venture;
  }

  /** What the coming voyage is worth with the team that is named. */
  double teamsWorth() {
    Seat captain = round().captain();
    return venture()
        .with(
            captain,
            Objects.requireNonNullElse(round().lieutenant(), captain),
            Objects.requireNonNullElse(round().navigator(), captain));
  }

  /** How much this seat likes the team that is named. */
  double approval() {
    View.Line round = round();
    return (CAPTAINS_PART * trust(round.captain()))
        + (LIEUTENANTS_PART * trust(round.lieutenant(), round.captain()))
        + (NAVIGATORS_PART * trust(round.navigator(), round.captain()));
  }

  private double trust(@Nullable Seat seat, Seat otherwise) {
    return trust(seat == null ? otherwise : seat);
  }

  /** How much this seat would like a team of any three. */
  double usualApproval() {
    List<View.Mate> crew = view.crew();
    double sum = 0;
    int aboard = 0;
    for (int seat = 0; seat < crew.size(); seat++) {
      if (crew.get(seat).aboard()) {
        sum += trust(Seat.of(seat));
        aboard++;
      }
    }
    return sum / Math.max(1, aboard);
  }
}
