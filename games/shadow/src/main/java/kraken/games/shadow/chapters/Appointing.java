package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.state.Effects;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import kraken.kit.Seat;

/** Chapter 1: the captain names the navigation team; and how the captaincy is handed on. */
public final class Appointing {

  private static final int FULL_TEAM = 3;

  private Appointing() {}

  static State beginRound(State state, Narrator<? super Event> narrator) {
    if (narrator.listens()) {
      narrator.tellAll(new Event.RoundBegan(state.number(), Seat.of(state.captain())));
    }
    return Windows.open(state, Phase.BEFORE_APPOINTING, narrator);
  }

  /** This round ends, and the next begins under whoever is captain now. */
  static State nextRound(State state, RoundEnd end, Narrator<? super Event> narrator) {
    State over = state.turnedOver(end, Round.under(state.captain()));
    return beginRound(end == RoundEnd.COOKED ? over : over.with(Effects.NONE), narrator);
  }

  static State begin(State state, Narrator<? super Event> narrator) {
    int aboard = state.crew().aboardCount();
    boolean hasLieutenant = state.round().team().hasLieutenant() || aboard < FULL_TEAM;
    if (!hasLieutenant) {
      return state.in(Phase.LIEUTENANT);
    }
    return aboard == 1 ? sailsAlone(state, narrator) : state.in(Phase.NAVIGATOR);
  }

  private static State sailsAlone(State state, Narrator<? super Event> narrator) {
    return navigatorNamed(state, state.captain(), narrator);
  }

  /**
   * Those whom the captain may name. Off-duty signs are ignored only where fewer players are free
   * than there are posts still to fill.
   */
  static int candidates(State state) {
    int lieutenant = state.round().lieutenant();
    boolean named = lieutenant != Masks.NOBODY;
    int others = state.othersAboard(state.captain()) & (named ? ~Masks.bit(lieutenant) : -1);
    int free = others & ~state.crew().offDuty();
    int posts = named ? 1 : Math.min(2, Integer.bitCount(others));
    return Integer.bitCount(free) >= posts ? free : others;
  }

  public static State appointed(State state, int seat, Narrator<? super Event> narrator) {
    return switch (state.phase()) {
      case LIEUTENANT -> lieutenantNamed(state, seat, narrator).in(Phase.NAVIGATOR);
      case NAVIGATOR -> navigatorNamed(state, seat, narrator);
      default -> Navigation.rescued(state, seat, narrator);
    };
  }

  static State lieutenantNamed(State state, int seat, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.LieutenantNamed(Seat.of(seat)));
    Round round = state.round();
    return state.with(round.with(round.team().withLieutenant(seat)));
  }

  private static State navigatorNamed(State state, int seat, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.NavigatorNamed(Seat.of(seat)));
    Round round = state.round();
    Round named = round.with(round.team().withNavigator(seat));
    return Windows.open(state.with(named), Phase.TEAM_NAMED, narrator);
  }

  /**
   * Who is captain after a drunken night: clockwise the first of those with the fewest cards before
   * them; the old captain, if there is nobody else who may be.
   */
  static int successor(State state) {
    int next = state.captain();
    int fewest = Integer.MAX_VALUE;
    for (int i = 1; i < state.players(); i++) {
      int seat = (state.captain() + i) % state.players();
      if (mayBeCaptain(state, seat) && state.crew().cardsSailedBy(seat) < fewest) {
        fewest = state.crew().cardsSailedBy(seat);
        next = seat;
      }
    }
    return next;
  }

  static boolean mayBeCaptain(State state, int seat) {
    return state.crew().isAboard(seat) && !Masks.has(state.crew().silenced(), seat);
  }

  static State captaincyPassed(State state, Narrator<? super Event> narrator) {
    int to = successor(state);
    narrator.tellAll(new Event.CaptaincyPassed(Seat.of(state.captain()), Seat.of(to)));
    return state.under(to);
  }
}
