import { leadsTo } from '../layout';
import { hexPlace, seatPlace } from '../telling';
import type { Move, View } from '../types';

/** The places of the board that a move is about: whom it chooses, where its card leads. Only the page that may make it knows. */
export function aim(move: Move, view: View): string[] {
  switch (move.type) {
    case 'Choose':
    case 'Appoint':
    case 'Strike':
      return [seatPlace(move.seat)];
    case 'Sail':
    case 'PassOn': {
      const [here, to] = [view.track.at(-1), leadsTo(view, move.card)];
      return here && to ? [hexPlace(here), hexPlace(to)] : [];
    }
    default:
      return [];
  }
}
