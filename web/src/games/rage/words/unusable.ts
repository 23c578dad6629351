import type { Unusable } from '../../game';
import { actionsOn, type Move, type View } from '../types';
import { label } from './label';
import type { T } from './names';

/** The actions of the card in play that are done already. */
export function unusable(view: View, _offered: Move[], t: T): Unusable<Move>[] {
  if (view.phase.type !== 'Acting') return [];
  const { card, left } = view.phase;
  const done = [...new Set(actionsOn(card))].filter((action) => !left.includes(action));
  return done
    .map((action): Move => (action === 'ROTATE' ? { type: 'Rotate', way: 'RIGHT' } : { type: 'Perform', action }))
    .map((attempt) => ({ text: label(attempt, view, t), attempt }));
}
