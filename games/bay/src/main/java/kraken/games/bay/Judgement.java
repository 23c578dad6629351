package kraken.games.bay;

/** How good a position looks for a seat. */
final class Judgement {

  private Judgement() {}

  static double of(State state, int seat) {
    if (state.phase() instanceof Phase.Over(Ending ending)) {
      return Scoring.outcome(state, ending).winners().contains(kraken.kit.Seat.of(seat)) ? 1 : 0;
    }
    return 0.5;
  }
}
