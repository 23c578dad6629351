package kraken.games.shadow;

import java.util.HashMap;
import java.util.Map;
import kraken.conformance.Conformance;
import kraken.games.shadow.chapters.Turns;
import kraken.games.shadow.crew.Crew;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.sea.Sea;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import kraken.kit.Viewer;

class ConformanceTest extends Conformance<State, Move, View, Event> {

  ConformanceTest() {
    super(new Rules());
  }

  @Override
  protected Map<String, Object> secrets(State state, Viewer viewer) {
    Map<String, Object> secrets = new HashMap<>();
    if (state.phase() == Phase.DEALING || state.phase() == Phase.OVER) {
      return secrets;
    }
    int own = viewer instanceof Seat seat ? seat.index() : Masks.NOBODY;
    int self = own == Masks.NOBODY ? 0 : Masks.bit(own);
    secrets.put("factions", state.crew().factions().dealt());
    if (own != state.crew().leader() && state.crew().factions().converted() != 0) {
      secrets.put("conversions", state.crew().factions().converted() & ~self);
    }
    addCharacters(secrets, state, self);
    addCards(secrets, state, own);
    if (Turns.asked(state) != 0) {
      secrets.put("answers", state.answers().given() & ~self);
    }
    if (state.phase() == Phase.LOYALTY) {
      secrets.put("guns", own == Masks.NOBODY ? others(state, 0) : others(state, own));
    }
    return secrets;
  }

  private static long others(State state, int own) {
    return Masks.with(state.answers().guns(), own, 0);
  }

  /** Where at least two characters could be face down before others. */
  private static void addCharacters(Map<String, Object> secrets, State state, int self) {
    Crew crew = state.crew();
    int known = Integer.bitCount(crew.seen() | (self & crew.faceDown()));
    boolean unseen = (crew.faceDown() & ~crew.seen() & ~self) != 0;
    if (unseen && state.variant().characters().size() - known > 1) {
      secrets.put("characters", crew.characters().numbers());
    }
  }

  private static void addCards(Map<String, Object> secrets, State state, int own) {
    Round round = state.round();
    int team = round.team().mask();
    if (state.phase() == Phase.PASSING_ON && own != round.captain()) {
      secrets.put("the captain's hand", round.captains().drew());
    }
    if (state.phase() == Phase.PASSING_ON && own != round.lieutenant()) {
      secrets.put("the lieutenant's hand", round.lieutenants().drew());
    }
    if (state.phase() == Phase.NAVIGATING && !Masks.has(team, own)) {
      secrets.put("the logbook", Hand.pair(round.captains().kept(), round.lieutenants().kept()));
    }
    if (state.deck().top() != Hand.NONE && !Masks.has(state.deck().foresaw(), own)) {
      secrets.put("the top card", state.deck().top());
    }
    for (Sea at = state.deck().sea(); at != null; at = at.before()) {
      if (!Masks.has(at.knowers(), own)) {
        secrets.put("the sea", Sea.last(state.deck().sea(), 3));
        secrets.put("the deck", state.deck().counts());
      }
    }
  }
}
