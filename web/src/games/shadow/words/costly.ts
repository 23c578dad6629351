import type { Move, View } from '../types';
import type { T } from './names';

/** What to think of before a character is revealed or an order refused. Whether it is allowed now, only the server says. */
export function costly(move: Move, view: View, t: T): string | null {
  if (move.type === 'Refuse') return t('costly.Refuse');
  if (move.type !== 'Reveal') return null;
  const seat = typeof view.viewer === 'number' ? view.viewer : -1;
  const character = view.crew[seat]?.character;
  const key = view.idle.includes(seat) ? 'costly.Reveal.idle' : 'costly.Reveal';
  return character ? t(key, { character: t(`character.${character}`), effect: t(`effect.${character}`) }) : null;
}
