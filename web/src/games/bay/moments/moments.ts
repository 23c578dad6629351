import type { Translate } from '../../../texts/translation';
import type { Moment } from '../../game';
import type { Sound } from '../../sounds';
import type { Key } from '../texts';
import type { Event } from '../types';

export type Scene = 'vortex' | 'swallowed' | 'saved' | 'wounded' | 'killed';

/** What an event sounds like. In this game everybody hears everything. */
export function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'Rolled':
    case 'PlacementRolled':
    case 'LossRolled':
      return 'dice';
    case 'Fired':
    case 'BarrelWentOff':
    case 'TentacleBlown':
      return 'cannon';
    case 'Sailed':
    case 'Pulled':
    case 'CargoLost':
    case 'TentacleRose':
    case 'EnteredOffCourse':
      return 'splash';
    case 'PickedUp':
    case 'TowTied':
    case 'TowCastOff':
    case 'BombDropped':
    case 'RanIntoTentacle':
    case 'ShipChosen':
      return 'wood';
    case 'RoundEnded':
    case 'Swallowed':
    case 'KrakenHit':
    case 'KrakenKilled':
      return 'kraken';
    case 'Saved':
      return 'turn';
    default:
      return null;
  }
}

const SCENES: Partial<Record<Event['type'], { scene: Scene; seconds: number; sound: Sound }>> = {
  RoundEnded: { scene: 'vortex', seconds: 1.5, sound: 'kraken' },
  Swallowed: { scene: 'swallowed', seconds: 2.4, sound: 'splash' },
  Saved: { scene: 'saved', seconds: 2, sound: 'turn' },
  KrakenHit: { scene: 'wounded', seconds: 1.8, sound: 'cannon' },
  KrakenKilled: { scene: 'killed', seconds: 3, sound: 'kraken' },
};

/** How long the moment of an event lasts, in milliseconds; 0 where it has none. */
export const momentLength = (event: Event): number => (SCENES[event.type]?.seconds ?? 0) * 1000;

/** The moments of a step; the blow that kills the Kraken and its death are one. */
export function moments(events: Event[], t: Translate<Key>): Moment<Event>[] {
  const killed = events.some(({ type }) => type === 'KrakenKilled');
  return events.flatMap((event) => {
    const found = SCENES[event.type];
    if (!found || (killed && found.scene === 'wounded')) return [];
    return [{ ...found, event, title: t(`moment.${found.scene}`) }];
  });
}
