package kraken.games.attack;

import java.util.Map;
import kraken.conformance.Playthrough;
import kraken.games.attack.chapters.Drawing;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.State;
import kraken.games.attack.state.View;
import kraken.kit.Audience;
import kraken.kit.Setup;

class PlaythroughTest extends Playthrough<State, Move, View, Event> {

  PlaythroughTest() {
    super(new Rules(), Setup.of(new Rules(), 3, Map.of("whirlpools", "1")));
  }

  @Override
  protected String tell(Audience audience, Event event) {
    return Teller.tell(event);
  }

  @Override
  protected String boardAfterTheSea(State now) {
    return now.phase() instanceof Phase.Choosing ? Drawing.of(now.board()) : "";
  }
}
