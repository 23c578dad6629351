import type { Translate } from '../../../texts/translation';
import type { Moment } from '../../game';
import type { Sound } from '../../sounds';
import type { Key } from '../texts';
import type { Event } from '../types';
import { seatsOf } from './about';

export type Scene = 'guns' | 'mutiny' | 'sails' | 'search' | 'flog' | 'tongue' | 'overboard' | 'ritual' | 'end';

/**
 * What an event sounds like. What is told to one seat alone makes no sound: the whole room hears a loudspeaker. Of a deed
 * it counts only what everybody is told of it.
 */
export function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'LieutenantNamed':
    case 'NavigatorNamed':
    case 'CaptaincyPassed':
    case 'Struck':
      return 'wood';
    case 'GunsShown':
    case 'Mutinied':
      return 'cannon';
    case 'Shuffled':
    case 'CardsDrawn':
    case 'LogbookPassed':
    case 'CharacterRevealed':
      return 'card';
    case 'Sailed':
    case 'OrderRefused':
      return 'splash';
    case 'SupplyLineCrossed':
    case 'TokenFound':
      return 'turn';
    case 'Ended':
      return 'kraken';
    case 'Done':
      return DEEDS[event.deed.type]?.sound ?? null;
    default:
      return null;
  }
}

interface Found {
  scene: Scene;
  seconds: number;
  sound: Sound;
}

const SCENES: Partial<Record<Event['type'], Found>> = {
  GunsShown: { scene: 'guns', seconds: 2, sound: 'cannon' },
  Mutinied: { scene: 'mutiny', seconds: 2.2, sound: 'cannon' },
  Sailed: { scene: 'sails', seconds: 1.8, sound: 'splash' },
  OrderRefused: { scene: 'overboard', seconds: 2.2, sound: 'splash' },
  Ended: { scene: 'end', seconds: 3, sound: 'kraken' },
};

/** Deeds that everybody knows to have been done. Others are told to a few, and must not stir a page. */
const DEEDS: Partial<Record<Extract<Event, { type: 'Done' }>['deed']['type'], Found>> = {
  Searched: { scene: 'search', seconds: 2, sound: 'wood' },
  Flogged: { scene: 'flog', seconds: 2.2, sound: 'wood' },
  Silenced: { scene: 'tongue', seconds: 2, sound: 'wood' },
  Fed: { scene: 'overboard', seconds: 2.2, sound: 'splash' },
  Held: { scene: 'ritual', seconds: 2.6, sound: 'kraken' },
};

const foundAt = (event: Event) => (event.type === 'Done' ? DEEDS[event.deed.type] : SCENES[event.type]);

/** How long the moment of an event lasts, in milliseconds; 0 where it has none. */
export const momentLength = (event: Event): number => (foundAt(event)?.seconds ?? 0) * 1000;

/** What somebody suffers has a title of its own on the page of that seat; it lasts as long as for all others. */
const SUFFERED = ['search', 'flog', 'tongue', 'overboard'] as const;

function titleOf({ scene }: Found, event: Event, t: Translate<Key>, seat: number | null): string {
  const suffered = SUFFERED.find((one) => one === scene);
  return suffered && seat !== null && seatsOf(event).includes(seat) ? t(`moment.${suffered}.you`) : t(`moment.${scene}`);
}

export function moments(events: Event[], t: Translate<Key>, seat: number | null = null): Moment<Event>[] {
  return events.flatMap((event) => {
    const found = foundAt(event);
    return found ? [{ ...found, event, title: titleOf(found, event, t, seat) }] : [];
  });
}
