package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Answers;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import kraken.kit.Seat;

/**
 * Characters: revealed, aimed at players one by one, settled. What each does stands with its
 * window: {@link AnyTime}, {@link BeforeAppointing}, {@link TeamNamed}, {@link GunsShown}, {@link
 * BeforeDrawing}.
 */
public final class Powers {

  private Powers() {}

  /**
   * Whether the seat can reveal its character now. Depends on nothing that others must not know.
   */
  static boolean canReveal(State state, int seat) {
    if (!Masks.has(Windows.asked(state), seat)) {
      return false;
    }
    Persona persona = persona(state, seat);
    return Windows.isTimeFor(persona.when(), state.phase())
        && serves(state, persona, seat)
        && (choices(persona) == 0 || targets(state, persona, Aim.by(seat)) != 0);
  }

  /** Whether the seat can reveal its character now, and nothing will come of it. */
  static boolean revealsForNothing(State state, int seat) {
    if (!canReveal(state, seat)) {
      return false;
    }
    Persona persona = persona(state, seat);
    State aiming = state.with(Aim.by(seat));
    return choices(persona) == 0
        ? isIdle(state, persona, seat)
        : idleTargets(aiming) == targets(aiming);
  }

  private static Persona persona(State state, int seat) {
    Persona persona = state.crew().personaOf(seat);
    if (persona == null) {
      throw new IllegalStateException("no character at seat " + seat);
    }
    return persona;
  }

  private static boolean serves(State state, Persona persona, int owner) {
    return switch (persona.when()) {
      case ANY_TIME -> AnyTime.serves(state, persona, owner);
      case BEFORE_APPOINTING -> BeforeAppointing.serves(state, persona);
      case TEAM_NAMED, GUNS_SHOWN -> true;
      case BEFORE_DRAWING -> BeforeDrawing.serves(state, persona);
    };
  }

  /** How many players the character is used on, or as many as there are. */
  private static int choices(Persona persona) {
    return switch (persona) {
      case SPIRITUALIST -> 3;
      case HERBALIST, MINSTREL, AGITATOR, COLLECTOR -> 2;
      case KLEPTOMANIAC,
          MENTOR,
          CONSULTANT,
          TROUBLEMAKER,
          PEACEMAKER,
          INSTIGATOR,
          SMUGGLER,
          ARCHIVIST ->
          1;
      case GUNSLINGER, LOOKOUT, GUNSMITH, COOK, EQUALIZER, ROUSER, STRATEGIST, BOSUN -> 0;
    };
  }

  /** Who can be chosen next while somebody aims. */
  static int targets(State state) {
    return targets(state, persona(state, state.aim().actor()), state.aim());
  }

  private static int targets(State state, Persona persona, Aim aim) {
    return switch (persona.when()) {
      case ANY_TIME -> AnyTime.targets(state, persona, aim);
      case BEFORE_APPOINTING -> BeforeAppointing.targets(state, persona, aim);
      case TEAM_NAMED -> TeamNamed.targets(state, persona, aim);
      case GUNS_SHOWN -> GunsShown.targets(state, persona, aim);
      case BEFORE_DRAWING -> BeforeDrawing.targets(state);
    };
  }

  /** Those who can be chosen next though nothing will come of it. */
  static int idleTargets(State state) {
    Persona persona = persona(state, state.aim().actor());
    int idle = 0;
    for (int left = targets(state); left != 0; left &= left - 1) {
      int seat = Masks.first(left);
      idle |= isIdle(state, persona, seat) ? Masks.bit(seat) : 0;
    }
    return idle;
  }

  private static boolean isIdle(State state, Persona persona, int seat) {
    return switch (persona.when()) {
      case TEAM_NAMED -> TeamNamed.isIdle(state, persona, seat);
      case GUNS_SHOWN -> GunsShown.isIdle(state, persona, seat);
      case ANY_TIME -> AnyTime.isIdle(state, persona, seat);
      case BEFORE_APPOINTING, BEFORE_DRAWING -> false;
    };
  }

  public static State revealed(State state, int seat, Narrator<? super Event> narrator) {
    Persona persona = persona(state, seat);
    narrator.tellAll(new Event.CharacterRevealed(Seat.of(seat), persona));
    State open =
        state
            .with(state.crew().revealed(seat))
            .with(Answers.NONE)
            .suspended(Phase.AIMING, Aim.by(seat));
    return choices(persona) == 0 ? settled(open, narrator) : open;
  }

  public static State chosen(State state, int seat, Narrator<? super Event> narrator) {
    State next = state.with(state.aim().plus(seat));
    Persona persona = persona(state, state.aim().actor());
    boolean all = next.aim().count() == choices(persona) || targets(next) == 0;
    return all ? settled(next, narrator) : next;
  }

  private static State settled(State state, Narrator<? super Event> narrator) {
    Aim aim = state.aim();
    Persona persona = persona(state, aim.actor());
    Deed deed = new Deed.Used(state.number(), Seat.of(aim.actor()), persona, aim.seats());
    State used = state.done(deed, narrator);
    return switch (persona.when()) {
      case ANY_TIME -> AnyTime.settled(used, persona, narrator);
      case BEFORE_APPOINTING -> BeforeAppointing.settled(used, persona, narrator);
      case TEAM_NAMED -> TeamNamed.settled(used, persona, narrator);
      case GUNS_SHOWN -> GunsShown.settled(used, persona, narrator);
      case BEFORE_DRAWING -> BeforeDrawing.settled(used, persona, narrator);
    };
  }

  static IllegalStateException misplaced(Persona persona) {
    return new IllegalStateException(persona + " has another window");
  }
}
