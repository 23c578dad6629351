package kraken.games.shadow.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Effects;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import kraken.kit.Seat;

/** Chapter 2: guns in closed hands, and the mutiny that may come of them. */
public final class Loyalty {

  private Loyalty() {}

  /** Who closes a hand: all aboard but the captain and those who sit out. */
  static int asked(State state) {
    return state.othersAboard(state.captain()) & ~state.effects().sittingOut().bits();
  }

  static State begin(State state, Narrator<? super Event> narrator) {
    return asked(state) == 0 ? loyal(state, narrator) : state.in(Phase.LOYALTY);
  }

  static int fewest(State state, int seat) {
    boolean urged = Masks.has(state.effects().urged().bits(), seat);
    return urged ? Math.min(1, most(state, seat)) : 0;
  }

  static int most(State state, int seat) {
    int guns = state.crew().gunsOf(seat);
    return state.effects().equalized() ? Math.min(1, guns) : guns;
  }

  public static State committed(State state, int seat, int guns, Narrator<? super Event> narrator) {
    State next = state.with(state.answers().committed(seat, guns));
    boolean all = (asked(next) & ~next.answers().given()) == 0;
    return all ? shown(next, narrator) : next;
  }

  private static State shown(State state, Narrator<? super Event> narrator) {
    State open = state.with(state.round().withShown(state.answers().guns()));
    if (narrator.listens()) {
      narrator.tellAll(new Event.GunsShown(bySeat(open), needed(open)));
    }
    return Windows.open(open, Phase.GUNS_SHOWN, narrator);
  }

  private static List<Integer> bySeat(State state) {
    List<Integer> guns = new ArrayList<>();
    for (int seat = 0; seat < state.players(); seat++) {
      guns.add(state.round().shownBy(seat));
    }
    return guns;
  }

  /** How many guns the mutiny takes. */
  static int needed(State state) {
    int needed = state.effects().equalized() ? 1 : Crews.gunsForMutiny(state.players());
    return state.effects().halved() ? (needed + 1) / 2 : needed;
  }

  /** What the guns of a seat count. */
  static int weight(State state, int seat) {
    Effects effects = state.effects();
    if (Masks.has(effects.calmed().bits(), seat)) {
      return 0;
    }
    int times = Masks.has(effects.doubled().bits(), seat) ? 2 : 1;
    return times * state.round().shownBy(seat);
  }

  /** How many guns the Instigator's choice could still show. */
  static int addable(State state, int seat) {
    int shown = state.crew().gunsOf(seat) - state.spareGuns(seat);
    return Math.max(0, most(state, seat) - shown);
  }

  public static State added(State state, int seat, Narrator<? super Event> narrator) {
    int all = most(state, seat);
    narrator.tellAll(new Event.GunsAdded(Seat.of(seat), addable(state, seat)));
    int calmed = state.effects().calmed().bits() & ~Masks.bit(seat);
    Round round = state.round();
    State more =
        state
            .with(round.withShown(Masks.with(round.shown(), seat, all)))
            .with(state.effects().with(Effects.Kind.CALMED, Masks.seats(calmed)));
    return Windows.resume(more, narrator);
  }

  /** The Instigator's choice adds nothing: her card will be turned down again. */
  public static State notAdded(State state, Narrator<? super Event> narrator) {
    int instigator = 0;
    while (!state.crew().hasOpen(instigator, Persona.INSTIGATOR)) {
      instigator++;
    }
    Effects effects =
        state.effects().with(Effects.Kind.INSTIGATOR, Masks.seats(Masks.bit(instigator)));
    return Windows.resume(state.with(effects), narrator);
  }

  /** Everybody has had a say about the guns: are they enough? */
  static State counted(State state, Narrator<? super Event> narrator) {
    int total = 0;
    for (int seat = 0; seat < state.players(); seat++) {
      total += weight(state, seat);
    }
    return total >= needed(state) ? mutiny(state, narrator) : loyal(state, narrator);
  }

  private static State loyal(State state, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.CrewLoyal());
    return Windows.open(instigatorTurned(state, narrator), Phase.BEFORE_DRAWING, narrator);
  }

  private static State instigatorTurned(State state, Narrator<? super Event> narrator) {
    int instigator = state.effects().instigator().bits();
    if (instigator == 0) {
      return state;
    }
    narrator.tellAll(new Event.CharacterTurnedDown(Seat.of(Masks.first(instigator))));
    return state.with(state.crew().turnedDown(instigator));
  }

  private static State mutiny(State state, Narrator<? super Event> narrator) {
    int first = strongest(state);
    if (Integer.bitCount(first) <= 1) {
      int next = first == 0 ? nextInLine(state) : Masks.first(first);
      return won(state, next, narrator);
    }
    narrator.tellAll(new Event.Tied(Masks.seats(first)));
    return state.in(Phase.DUEL).with(Aim.duel(state.captain(), first));
  }

  /** Those with most guns among those who may be captain; nobody, if these showed none. */
  private static int strongest(State state) {
    int most = 1;
    int strongest = 0;
    for (int seat = 0; seat < state.players(); seat++) {
      int guns = Appointing.mayBeCaptain(state, seat) ? weight(state, seat) : 0;
      if (guns > most) {
        most = guns;
        strongest = 0;
      }
      strongest |= guns == most ? Masks.bit(seat) : 0;
    }
    return strongest;
  }

  /** Clockwise the first who took part and may be captain; the old one, if there is nobody. */
  private static int nextInLine(State state) {
    int mutineers = asked(state) & ~state.crew().silenced();
    int seat = (state.captain() + 1) % state.players();
    while (seat != state.captain() && !Masks.has(mutineers, seat)) {
      seat = (seat + 1) % state.players();
    }
    return seat;
  }

  public static State struck(State state, int seat, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.Struck(Seat.of(state.aim().actor()), Seat.of(seat)));
    int left = state.aim().tied() & ~Masks.bit(seat);
    return Integer.bitCount(left) == 1
        ? won(state, Masks.first(left), narrator)
        : state.with(Aim.duel(seat, left));
  }

  private static State won(State state, int captain, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.Mutinied(Seat.of(captain)));
    State paid = state;
    for (int seat = 0; seat < state.players(); seat++) {
      int spent = spent(state, seat, captain);
      paid = spent == 0 ? paid : Guns.changed(paid, seat, -spent, narrator);
    }
    State next = instigatorTurned(paid, narrator).under(captain).with(Aim.NONE);
    return Appointing.nextRound(next, RoundEnd.MUTINY, narrator);
  }

  /** The Strategist loses none unless he is captain now, the Gunsmith gets one back. */
  private static int spent(State state, int seat, int captain) {
    boolean comeBack =
        Masks.has(state.effects().calmed().bits(), seat)
            || (Masks.has(state.effects().strategist().bits(), seat) && seat != captain);
    int shown = comeBack ? 0 : state.round().shownBy(seat);
    return shown > 0 && state.crew().hasOpen(seat, Persona.GUNSMITH) ? shown - 1 : shown;
  }
}
