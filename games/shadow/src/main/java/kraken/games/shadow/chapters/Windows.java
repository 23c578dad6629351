package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.When;
import kraken.games.shadow.state.Answers;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import org.jspecify.annotations.Nullable;

/**
 * The windows in which characters are revealed. All aboard who have one face down are asked,
 * whether they can use it or not. After each use all are asked again.
 */
public final class Windows {

  private Windows() {}

  /** Who is asked, which everybody knows. */
  static int asked(State state) {
    return state.crew().aboard() & state.crew().faceDown();
  }

  static State open(State state, Phase window, Narrator<? super Event> narrator) {
    State opened = state.in(window).with(Answers.NONE);
    return asked(opened) == 0 ? close(opened, narrator) : opened;
  }

  public static State passed(State state, int seat, Narrator<? super Event> narrator) {
    State next = state.with(state.answers().by(seat));
    boolean all = (asked(next) & ~next.answers().given()) == 0;
    return all ? close(next.with(Answers.NONE), narrator) : next;
  }

  private static State close(State state, Narrator<? super Event> narrator) {
    return switch (state.phase()) {
      case BEFORE_APPOINTING -> Appointing.begin(state, narrator);
      case TEAM_NAMED -> Loyalty.begin(state, narrator);
      case GUNS_SHOWN -> Loyalty.counted(state, narrator);
      case BEFORE_DRAWING -> Navigation.begin(state, narrator);
      default -> Sailing.endRound(state, narrator);
    };
  }

  /** What came between is settled: the captain goes on deciding, or the crew is asked again. */
  static State resume(State state, Narrator<? super Event> narrator) {
    State resumed = state.resumed();
    return resumed.phase().isWindow() ? open(resumed, resumed.phase(), narrator) : resumed;
  }

  /** Whether characters of this time can be revealed in this phase. */
  static boolean isTimeFor(When when, Phase phase) {
    return when == When.ANY_TIME ? phase.isWindow() || phase.isCaptains() : phase == windowOf(when);
  }

  private static @Nullable Phase windowOf(When when) {
    return switch (when) {
      case BEFORE_APPOINTING -> Phase.BEFORE_APPOINTING;
      case TEAM_NAMED -> Phase.TEAM_NAMED;
      case GUNS_SHOWN -> Phase.GUNS_SHOWN;
      case BEFORE_DRAWING -> Phase.BEFORE_DRAWING;
      case ANY_TIME -> null;
    };
  }
}
