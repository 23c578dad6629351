import type { Translate } from '../../../texts/translation';
import type { Moment } from '../../game';
import type { Sound } from '../../sounds';
import { length } from '../telling';
import type { Key } from '../texts';
import type { Event } from '../types';

export type Scene = 'attack' | 'sunk' | 'closed';

/** What an event sounds like; a hand that is dealt to one seat makes no sound. */
export function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'CardPlayed':
    case 'DealBegan':
      return 'card';
    case 'Moved':
      return 'splash';
    case 'HitReef':
    case 'HitKraken':
    case 'Repaired':
    case 'BarrelPlaced':
    case 'DebrisTurned':
    case 'LaneClosed':
      return 'wood';
    case 'Fired':
    case 'BarrelsLost':
      return 'cannon';
    case 'TentaclesStruck':
    case 'RageAttackBegan':
    case 'ShipSunk':
      return 'kraken';
    case 'RoundWon':
    case 'MatchWon':
      return 'turn';
    default:
      return null;
  }
}

const SCENES: Partial<Record<Event['type'], { scene: Scene; seconds: number; sound: Sound }>> = {
  RageAttackBegan: { scene: 'attack', seconds: 2.2, sound: 'kraken' },
  ShipSunk: { scene: 'sunk', seconds: 2, sound: 'splash' },
  LaneClosed: { scene: 'closed', seconds: 1.4, sound: 'wood' },
};

/** How long the moment of an event lasts, in milliseconds; 0 where it has none. */
const momentLength = (event: Event): number => (SCENES[event.type]?.seconds ?? 0) * 1000;

/** How long an event is seen, with its moment, in milliseconds as drawn. */
export const shownFor = (event: Event): number => Math.max(length(event), momentLength(event));

/** The moments of a step. Lanes that are closed from the start of a round are none. */
export function moments(events: Event[], t: Translate<Key>): Moment<Event>[] {
  let placing = false;
  return events.flatMap((event) => {
    if (event.type === 'RoundBegan') placing = true;
    if (event.type === 'DealBegan') placing = false;
    const found = SCENES[event.type];
    if (!found || (placing && found.scene === 'closed')) return [];
    return [{ ...found, event, title: t(`moment.${found.scene}`) }];
  });
}
