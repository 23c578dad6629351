import type { Chapter } from '../game';
import type { Deed, Event, Hex } from './types';

/**
 * Only what everybody hears takes time: the table waits for pages, so the time of a page that was told more than others would
 * tell so. A search, a ritual and a look at the deck take the same time for all, whatever a page knows of them.
 */
const LENGTHS: Partial<Record<Event['type'], number>> = {
  CaptainDrawn: 700,
  RoundBegan: 800,
  LieutenantNamed: 700,
  NavigatorNamed: 700,
  GunsShown: 1600,
  GunsAdded: 700,
  CrewLoyal: 700,
  Tied: 700,
  Struck: 700,
  Mutinied: 1200,
  GunsChanged: 350,
  Shuffled: 500,
  CardsDrawn: 700,
  DrewAgain: 700,
  LogbookPassed: 700,
  OrderRefused: 1200,
  Sailed: 1400,
  SupplyLineCrossed: 800,
  TokenFound: 800,
  CaptaincyPassed: 800,
  WentOffDuty: 400,
  CharacterRevealed: 1400,
  CharacterTurnedDown: 500,
  Ended: 1200,
};

const DEEDS: Partial<Record<Deed['type'], number>> = {
  Searched: 1000,
  Flogged: 1000,
  Silenced: 1000,
  Fed: 1200,
  Heard: 800,
  Looked: 800,
  Held: 1200,
};

export const length = (event: Event): number =>
  event.type === 'Done' ? (DEEDS[event.deed.type] ?? 0) : (LENGTHS[event.type] ?? 0);

export function chapter(event: Event): Chapter | null {
  switch (event.type) {
    case 'CaptainDrawn':
      return { type: 'Opening' };
    case 'RoundBegan':
    case 'Ended':
      return { type: 'Round' };
    default:
      return null;
  }
}

export const hexPlace = ({ column, height }: Hex) => `hex.${column}.${height}`;
export const seatPlace = (seat: number) => `seat.${seat}`;

/** Places are hexes of the chart and people of the crew. Of what one seat alone was told, none are named. */
export function places(event: Event): string[] {
  switch (event.type) {
    case 'Sailed':
      return [hexPlace(event.from), ...(event.to ? [hexPlace(event.to)] : [])];
    case 'CaptainDrawn':
    case 'LieutenantNamed':
    case 'NavigatorNamed':
    case 'GunsAdded':
    case 'GunsChanged':
    case 'DrewAgain':
    case 'OrderRefused':
    case 'CharacterRevealed':
    case 'CharacterTurnedDown':
      return [seatPlace(event.seat)];
    case 'RoundBegan':
    case 'Mutinied':
      return [seatPlace(event.captain)];
    case 'LogbookPassed':
      return [seatPlace(event.navigator)];
    case 'GunsShown':
      return event.guns.flatMap((guns, seat) => (guns > 0 ? [seatPlace(seat)] : []));
    case 'CaptaincyPassed':
      return [seatPlace(event.from), seatPlace(event.to)];
    case 'Struck':
      return [seatPlace(event.by), seatPlace(event.seat)];
    case 'Done':
      return deedPlaces(event.deed);
    default:
      return [];
  }
}

function deedPlaces(deed: Deed): string[] {
  switch (deed.type) {
    case 'Searched':
    case 'Flogged':
    case 'Silenced':
    case 'Fed':
      return [seatPlace(deed.by), seatPlace(deed.on)];
    default:
      return [];
  }
}

const MARKED: Event['type'][] = ['Mutinied', 'OrderRefused', 'CharacterRevealed', 'Ended'];

export const marked = (event: Event): boolean => MARKED.includes(event.type) ||
  (event.type === 'Done' && (DEEDS[event.deed.type] ?? 0) >= 1000);
