package kraken.games.bay;

import kraken.conformance.Playthrough;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.State;
import kraken.games.bay.state.View;
import kraken.kit.Audience;
import kraken.kit.Setup;

class PlaythroughTest extends Playthrough<State, Move, View, Event> {

  PlaythroughTest() {
    super(new Rules(), Setup.standard(new Rules(), 3));
  }

  @Override
  protected String tell(Audience audience, Event event) {
    return Teller.tell(event);
  }
}
