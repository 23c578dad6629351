import type { Translate } from '../../../texts/translation';
import type { Moment } from '../../game';
import type { Sound } from '../../sounds';
import type { Key } from '../texts';
import type { Event } from '../types';

export type Scene = 'surfaced' | 'hole' | 'hit' | 'won' | 'lost';

/** What an event sounds like. In this game everybody hears everything. */
export function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'DiceRolled':
      return 'dice';
    case 'Advanced':
    case 'WhirlpoolPlaced':
    case 'Swept':
      return 'splash';
    case 'RailBroken':
    case 'RailRepaired':
    case 'HoleSmashed':
    case 'Walked':
      return 'wood';
    case 'PushedBack':
    case 'KrakenHit':
      return 'cannon';
    case 'CardPlayed':
    case 'CardDrawn':
    case 'CardsDealt':
      return 'card';
    case 'EyeSaw':
    case 'KrakenAngered':
    case 'KrakenSurfaced':
    case 'ShipSunk':
      return 'kraken';
    case 'KrakenDrivenOff':
      return 'turn';
    default:
      return null;
  }
}

const SCENES: Partial<Record<Event['type'], { scene: Scene; seconds: number; sound: Sound }>> = {
  KrakenSurfaced: { scene: 'surfaced', seconds: 2.4, sound: 'kraken' },
  HoleSmashed: { scene: 'hole', seconds: 1.6, sound: 'wood' },
  KrakenHit: { scene: 'hit', seconds: 2, sound: 'cannon' },
  KrakenDrivenOff: { scene: 'won', seconds: 3, sound: 'turn' },
  ShipSunk: { scene: 'lost', seconds: 3, sound: 'kraken' },
};

/** How long the moment of an event lasts, in milliseconds; 0 where it has none. */
export const momentLength = (event: Event): number => (SCENES[event.type]?.seconds ?? 0) * 1000;

/** The moments of a step. Where the game ends, the last blow and the end are one moment. */
export function moments(events: Event[], t: Translate<Key>): Moment<Event>[] {
  const over = events.some(({ type }) => type === 'KrakenDrivenOff' || type === 'ShipSunk');
  return events.flatMap((event) => {
    const found = SCENES[event.type];
    if (!found || (over && found.seconds < 3)) return [];
    return [{ ...found, event, title: t(`moment.${found.scene}`) }];
  });
}
