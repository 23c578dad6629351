package kraken.games.rage;

import kraken.conformance.Playthrough;
import kraken.games.rage.chapters.Drawing;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Move;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.State;
import kraken.games.rage.state.View;
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

  @Override
  protected String boardAfterTheSea(State now) {
    return now.phase() instanceof Phase.Choosing ? Drawing.of(now.board()) : "";
  }

  @Override
  protected String boardAfterAMove(State now) {
    return boardAfterTheSea(now);
  }
}
