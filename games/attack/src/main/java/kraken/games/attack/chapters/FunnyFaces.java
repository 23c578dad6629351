package kraken.games.attack.chapters;

import kraken.games.attack.state.Card;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Kraken;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Side;
import kraken.games.attack.state.State;
import kraken.kit.Narrator;

/** Special action funny face: the track, the Kraken on the ship board, and its way from there. */
public final class FunnyFaces {

  private FunnyFaces() {}

  /** The card is done; its funny face, if it has one, is forced. */
  public static State cardEnded(State state, Narrator<? super Event> narrator) {
    Card card = state.phase(Phase.Acting.class).card();
    if (!card.hasFunnyFace()) {
      return ActionCards.cardDone(state, card, narrator);
    }
    if (state.board().hasKraken()) {
      return krakenAdvances(state, card, narrator);
    }
    return state.kraken().isOnLastSpot()
        ? state.in(new Phase.Surfacing(card))
        : krakenAngered(state, card, narrator);
  }

  private static State krakenAngered(State state, Card card, Narrator<? super Event> narrator) {
    Kraken angrier = state.kraken().angrier();
    narrator.tellAll(new Event.KrakenAngered(angrier.spot()));
    for (Side side : Side.BOTH) {
      if (angrier.dice(side) > state.kraken().dice(side)) {
        narrator.tellAll(new Event.DieJoined(side));
      }
    }
    return ActionCards.cardDone(state.with(angrier), card, narrator);
  }

  private static State krakenAdvances(State state, Card card, Narrator<? super Event> narrator) {
    Lane lane = Lane.of(state.board().krakenLane());
    State moved = state.with(Tentacles.advanced(state.board(), lane, narrator));
    return moved.board().isSunk()
        ? Tentacles.sunk(moved, narrator)
        : ActionCards.cardDone(moved, card, narrator);
  }

  public static State play(State state, Move.Surface surface, Narrator<? super Event> narrator) {
    Card card = state.phase(Phase.Surfacing.class).card();
    Lane lane = surface.lane();
    narrator.tellAll(new Event.KrakenSurfaced(lane, state.board().at(lane)));
    State surfaced = state.with(state.board().withKraken(lane));
    return ActionCards.cardDone(surfaced, card, narrator);
  }
}
