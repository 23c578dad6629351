package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Answers;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Ritual;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What a yellow card brings. All aboard are asked in secret, though all but the leader can only
 * close their eyes. So nobody can tell whether the leader is aboard, or what he did.
 */
public final class Rituals {

  static final int STASH = 3;

  private Rituals() {}

  static State begin(State state, Narrator<? super Event> narrator) {
    return state.rituals().size() == 0 ? end(state, narrator) : state.in(Phase.RITUAL);
  }

  public static State drawn(State state, Numbers numbers, Narrator<? super Event> narrator) {
    Ritual ritual = state.rituals().pick(numbers.at(0));
    State held =
        state
            .with(state.rituals().without(ritual))
            .done(new Deed.Held(state.number(), ritual), narrator);
    return switch (ritual) {
      case CONVERSION -> held.in(Phase.CONVERSION);
      case STASH -> held.in(Phase.STASH);
      case SEARCH -> end(teamExposed(held, narrator), narrator);
    };
  }

  private static State teamExposed(State state, Narrator<? super Event> narrator) {
    int leader = state.crew().leader();
    if (!state.crew().isAboard(leader)) {
      return state;
    }
    int team = state.round().team().mask() & state.othersAboard(leader);
    State known = state;
    for (int left = team; left != 0; left &= left - 1) {
      int seat = Masks.first(left);
      Faction card = state.crew().dealtTo(seat);
      known =
          known.done(
              new Deed.Exposed(state.number(), Seat.of(leader), Seat.of(seat), card), narrator);
    }
    return known;
  }

  /** Whether the seat decides the ritual and not only closes the eyes. */
  static boolean leads(State state, int seat) {
    return state.crew().dealtTo(seat) == Faction.LEADER
        && (state.phase() == Phase.STASH || candidates(state, seat) != 0);
  }

  /** The players whom the leader may convert: not those converted before. */
  static int candidates(State state, int leader) {
    int candidates = 0;
    for (int seat = 0; seat < state.players(); seat++) {
      boolean can =
          seat != leader && state.crew().isConvertible(seat) && !state.crew().isConverted(seat);
      candidates |= can ? Masks.bit(seat) : 0;
    }
    return candidates;
  }

  public static State answered(
      State state, int seat, @Nullable Aim choice, Narrator<? super Event> told) {
    Answers answers =
        choice == null ? state.answers().by(seat) : state.answers().choosing(seat, choice);
    State next = state.with(answers);
    boolean all = (state.crew().aboard() & ~answers.given()) == 0;
    return all ? settled(next.with(Answers.NONE), answers.chosen(), told) : next;
  }

  private static State settled(State state, Aim choice, Narrator<? super Event> narrator) {
    State done =
        state.phase() == Phase.STASH
            ? stashed(state, choice, narrator)
            : converted(state, choice, narrator);
    return end(done, narrator);
  }

  private static State converted(State state, Aim choice, Narrator<? super Event> narrator) {
    if (choice.count() == 0) {
      return state;
    }
    int seat = choice.at(0);
    Deed deed = new Deed.Converted(state.number(), Seat.of(choice.actor()), Seat.of(seat));
    return state.with(state.crew().converted(seat)).done(deed, narrator);
  }

  private static State stashed(State state, Aim choice, Narrator<? super Event> narrator) {
    State more = state;
    for (int i = 0; i < choice.count(); i++) {
      int seat = choice.at(i);
      more = more.with(more.crew().withGuns(seat, more.crew().gunsOf(seat) + 1));
    }
    Seat giver = Masks.seatOrNull(choice.actor());
    return more.done(new Deed.Stashed(state.number(), giver, choice.seats()), narrator);
  }

  private static State end(State state, Narrator<? super Event> narrator) {
    return Windows.open(state, Phase.AFTER_RITUAL, narrator);
  }
}
