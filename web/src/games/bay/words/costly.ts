import type { Move, View } from '../types';
import type { T } from './names';

/** A turn that ends where the vortex takes the ship into the mouth: the page asks once. The server has reckoned the pull. */
export function costly(move: Move, view: View, t: T): string | null {
  if (move.type !== 'EndTurn') return null;
  const ship = view.ships.find(({ seat }) => seat === view.seat);
  return ship?.at && ship.pull.swallowed ? t('costly.mouth') : null;
}
