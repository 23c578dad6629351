package kraken.games.shadow.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.shadow.crew.Crew;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.sea.Sea;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Answers;
import kraken.games.shadow.state.Chronicle;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.DrawnCards;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/** Makes the view of a state: what the viewer has not learnt is cut out here, and nowhere else. */
public final class Views {

  private final State state;
  private final Viewer viewer;
  private final int own;
  private final boolean over;
  private final boolean dealt;

  private Views(State state, Viewer viewer) {
    this.state = state;
    this.viewer = viewer;
    this.own = viewer instanceof Seat seat ? seat.index() : Masks.NOBODY;
    this.over = state.phase() == Phase.OVER;
    this.dealt = state.phase() != Phase.DEALING;
  }

  public static View of(State state, Viewer viewer) {
    return new Views(state, viewer).view();
  }

  private View view() {
    return new View(
        viewer,
        state.variant(),
        state.phase(),
        state.resume(),
        dealt ? Seat.of(state.captain()) : null,
        Masks.seatOrNull(state.aim().actor()),
        state.aim().seats(),
        Masks.seats(idle()),
        Masks.seats(state.aim().tied()),
        Loyalty.needed(state),
        state.effects(),
        state.variant().chart().written(),
        track(),
        state.deck().size(),
        knows(state.deck().foresaw()) ? Hand.cardOrNull(state.deck().top()) : null,
        Masks.seats(state.deck().foresaw()),
        sea(),
        state.rituals().size(),
        crew(),
        viewer instanceof Seat && dealt && !over ? own() : null,
        lines(),
        deeds(),
        List.copyOf(state.history().claims()),
        state.ending());
  }

  /** Everybody sees who can be chosen, and only the owner of a character what would come of it. */
  private int idle() {
    if (state.phase() == Phase.AIMING) {
      return Powers.idleTargets(state);
    }
    return own != Masks.NOBODY && Powers.revealsForNothing(state, own) ? Masks.bit(own) : 0;
  }

  private boolean knows(int knowers) {
    return over || Masks.has(knowers, own);
  }

  private boolean is(int seat) {
    return over || seat == own;
  }

  private List<Hex> track() {
    Chart chart = state.variant().chart();
    List<Hex> track = new ArrayList<>();
    track.add(chart.hex(Chart.START));
    int hex = Chart.START;
    for (Round round : rounds()) {
      hex = round.card() == Hand.NONE ? hex : chart.next(hex, Hand.card(round.card()).colour());
      if (round.card() != Hand.NONE && hex >= 0) {
        track.add(chart.hex(hex));
      }
    }
    return track;
  }

  private List<Round> rounds() {
    return dealt ? Chronicle.plus(state.past(), state.round()) : List.of();
  }

  private List<View.Thrown> sea() {
    List<View.Thrown> sea = new ArrayList<>();
    for (Sea at = state.deck().sea(); at != null; at = at.before()) {
      Card card = knows(at.knowers()) ? Hand.card(at.card()) : null;
      sea.add(new View.Thrown(at.round(), Masks.seatOrNull(at.by()), card));
    }
    return sea.reversed();
  }

  private List<View.Mate> crew() {
    List<View.Mate> crew = new ArrayList<>();
    for (int seat = 0; seat < state.players(); seat++) {
      crew.add(mate(seat));
    }
    return crew;
  }

  private View.Mate mate(int seat) {
    Crew crew = state.crew();
    boolean character = is(seat) || Masks.has(crew.seen(), seat);
    return new View.Mate(
        crew.gunsOf(seat),
        state.course().handsAreOpen() ? state.round().shownBy(seat) : null,
        crew.isAboard(seat),
        Masks.has(crew.offDuty(), seat),
        !Masks.has(crew.silenced(), seat),
        crew.isConvertible(seat),
        crew.notOf(seat),
        character ? crew.personaOf(seat) : null,
        Masks.has(crew.faceDown(), seat),
        Masks.has(crew.seen(), seat),
        dealt && (is(seat) || arePirates(seat)) ? crew.dealtTo(seat) : null,
        dealt && is(seat) ? crew.faction(seat) : null);
  }

  /** Whether the viewer and this player are both pirates, who know each other since they met. */
  private boolean arePirates(int seat) {
    return own != Masks.NOBODY
        && state.crew().dealtTo(own) == Faction.PIRATE
        && state.crew().dealtTo(seat) == Faction.PIRATE;
  }

  private View.Own own() {
    Answers answers = state.answers();
    Aim chosen = answers.chosen();
    return new View.Own(
        leader(),
        Hand.list(hand()),
        Masks.has(answers.given(), own),
        Masks.at(answers.guns(), own),
        chosen.actor() == own ? chosen.seats() : List.of());
  }

  private @Nullable Seat leader() {
    boolean knows = state.crew().dealtTo(own) == Faction.LEADER || state.crew().isConverted(own);
    return knows ? Seat.of(state.crew().leader()) : null;
  }

  private int hand() {
    Round round = state.round();
    return switch (state.phase()) {
      case ARCHIVE, PASSING_ON ->
          Masks.has(Navigation.asked(state) & ~state.answers().given(), own)
              ? Navigation.handOf(state, own)
              : Hand.NONE;
      case NAVIGATING -> own == round.navigator() ? round.logbook() : Hand.NONE;
      case LOOKED -> own == state.aim().actor() ? state.deck().top() : Hand.NONE;
      default -> Hand.NONE;
    };
  }

  private List<View.Line> lines() {
    List<View.Line> lines = new ArrayList<>();
    for (Round round : rounds()) {
      lines.add(line(round));
    }
    return lines;
  }

  private View.Line line(Round round) {
    DrawnCards captains = round.captains();
    DrawnCards lieutenants = round.lieutenants();
    return new View.Line(
        Seat.of(round.captain()),
        Masks.seatOrNull(round.lieutenant()),
        Masks.seatOrNull(round.navigator()),
        guns(round),
        Hand.list(captainDrew(round)),
        is(round.captain()) ? Hand.cardOrNull(captains.kept()) : null,
        isLieutenant(round) ? Hand.list(lieutenants.drew()) : List.of(),
        isLieutenant(round) ? Hand.cardOrNull(lieutenants.kept()) : null,
        Masks.seats(round.redrew()),
        is(round.captain()) ? Hand.list(captains.thrown()) : List.of(),
        isLieutenant(round) ? Hand.list(lieutenants.thrown()) : List.of(),
        round.hasLogbook() && own == round.navigator() && !over
            ? Hand.list(round.logbook())
            : List.of(),
        Hand.cardOrNull(round.card()),
        round.foresaw(),
        round.end());
  }

  private boolean isLieutenant(Round round) {
    return over || (own != Masks.NOBODY && own == round.lieutenant());
  }

  private int captainDrew(Round round) {
    if (is(round.captain())) {
      return round.captains().drew();
    }
    return Masks.has(round.foresaw().bits(), own) ? Hand.at(round.captains().drew(), 0) : Hand.NONE;
  }

  private List<Integer> guns(Round round) {
    List<Integer> guns = new ArrayList<>();
    for (int seat = 0; round.shown() != Round.NOT_ASKED && seat < state.players(); seat++) {
      guns.add(round.shownBy(seat));
    }
    return guns;
  }

  private List<Deed> deeds() {
    if (over) {
      return List.copyOf(state.history().deeds());
    }
    List<Deed> deeds = new ArrayList<>();
    for (Deed deed : state.history().deeds()) {
      Deed seen = deed.seenBy(viewer);
      if (seen != null) {
        deeds.add(seen);
      }
    }
    return deeds;
  }
}
