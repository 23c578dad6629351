package kraken.games.attack.chapters;

import kraken.games.attack.state.Area;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;

/** Moves of an action card, in as few words as a test can have. */
final class SceneMoves {

  static final Move END = new Move.EndCard();

  private SceneMoves() {}

  static Move walk(Area area) {
    return new Move.Walk(area);
  }

  static Move push(Lane lane) {
    return new Move.PushBack(lane);
  }

  static Move repair(Lane lane) {
    return new Move.Repair(lane);
  }
}
