import type { NameOf, Unusable } from '../../game';
import { isAimed, type Move, type View } from '../types';
import { label } from './label';
import type { T } from './names';

/** The same choice for everybody else who is aboard. */
function aimed(view: View, offered: Move[]): Move[] {
  const first = offered.find(isAimed);
  if (!first) return [];
  return view.crew.flatMap(({ aboard }, seat) => (aboard && seat !== view.viewer ? [{ ...first, seat }] : []));
}

/** All numbers of guns that the seat holds, where it shows some. */
function guns(view: View, offered: Move[]): Move[] {
  const mine = typeof view.viewer === 'number' ? view.crew[view.viewer] : undefined;
  if (!mine || !offered.some(({ type }) => type === 'Commit')) return [];
  return Array.from({ length: mine.guns + 1 }, (_, count) => ({ type: 'Commit', guns: count }));
}

/**
 * The choices of a decision that only this seat's rules close: nothing of what others know. In windows and rituals, where all pages
 * look alike, there are none.
 */
export function unusable(view: View, offered: Move[], t: T, nameOf: NameOf): Unusable<Move>[] {
  const sails: Move[] = offered.some(({ type }) => type === 'Sail') ? [{ type: 'Refuse' }] : [];
  return [...aimed(view, offered), ...guns(view, offered), ...sails]
    .filter((move) => !offered.some((other) => JSON.stringify(other) === JSON.stringify(move)))
    .map((attempt) => ({ text: label(attempt, view, t, nameOf), attempt }));
}
