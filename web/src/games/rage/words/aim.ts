import { previewOf, stepsOf } from '../orders';
import type { Action, Move, View } from '../types';

/** The places of the board that an action is about; the way of the ship where the rules have reckoned it for this action alone. */
export function aim(move: Move, view: View): string[] {
  switch (move.type) {
    case 'PlayCard':
      return [];
    case 'Perform':
      return move.action === 'TENTACLES' ? [view.front] : wayOf(move.action, view);
    case 'Rotate':
      return ['kraken'];
  }
}

/** From where the ship is to where it goes; only what is left of the card as a whole has been reckoned. */
function wayOf(action: Action, view: View): string[] {
  const here = view.ships.find(({ seat }) => seat === view.turn)?.space;
  const left = view.phase.type === 'Acting' ? view.phase.left : [];
  const path = left.length === 1 ? previewOf(view.previews, stepsOf([action]))?.trails.find(({ seat }) => seat === view.turn)?.path : undefined;
  const last = path?.at(-1);
  return here ? [here, ...(last && last !== here ? [last] : [])] : [];
}
