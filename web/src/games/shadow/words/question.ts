import type { NameOf } from '../../game';
import type { View } from '../types';
import { guns, seatNames, type T } from './names';

/** What the guns are about: "Mutiny against Anna? Team: Ben, Eva. 3 guns needed, spent if it succeeds. You have 2 guns." */
export function question(view: View, t: T, nameOf: NameOf): string {
  if (view.phase !== 'LOYALTY' || view.captain === null) return '';
  const line = view.rounds.at(-1);
  const team = [line?.lieutenant, line?.navigator].filter((seat): seat is number => seat !== null && seat !== undefined);
  const mine = typeof view.viewer === 'number' && view.viewer !== view.captain ? view.crew[view.viewer]?.guns : undefined;
  return [
    t('vote.mutiny', { name: nameOf(view.captain) }),
    team.length > 0 ? t('vote.team', { names: seatNames(team, nameOf) }) : '',
    t('vote.needed', { guns: guns(needed(view), t) }),
    mine === undefined ? '' : t('vote.yours', { guns: guns(mine, t) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The Equalizer makes one gun enough. */
const needed = (view: View): number => (view.effects.equalized ? 1 : view.needed);
