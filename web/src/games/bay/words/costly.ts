import type { Move, View } from '../types';
import { harmOf, type T } from './names';

/** Whether a step runs into something, as the server has reckoned. */
export function isHarmful(move: Move, view: View, t: T): boolean {
  return (move.type === 'Sail' || move.type === 'TurnAbout') && harmOf(move.to, view, t) !== '';
}

/** What the page asks about once: a step into harm, and a turn that ends where the vortex takes the ship into the mouth. The server has reckoned both. */
export function costly(move: Move, view: View, t: T): string | null {
  if ((move.type === 'Sail' || move.type === 'TurnAbout') && isHarmful(move, view, t)) return t('costly.harm', { harm: harmOf(move.to, view, t) });
  if (move.type !== 'EndTurn') return null;
  const ship = view.ships.find(({ seat }) => seat === view.seat);
  return ship?.at && ship.pull.swallowed ? t('costly.mouth') : null;
}
