package kraken.games.shadow;

import java.util.Map;
import kraken.conformance.Playthrough;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.View;
import kraken.kit.Audience;
import kraken.kit.Setup;

class PlaythroughTest extends Playthrough<State, Move, View, Event> {

  PlaythroughTest() {
    super(new Rules(), Setup.of(new Rules(), 7, Map.of("chart", "long")));
  }

  @Override
  protected String tell(Audience audience, Event event) {
    return (audience.watchers() ? "" : "(" + audience.seats() + ") ") + Teller.tell(event);
  }
}
