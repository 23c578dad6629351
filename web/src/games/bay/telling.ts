import type { Chapter } from '../game';
import { keyOf } from './chart';
import type { Event } from './types';

/** As long as the ways of ships and the flights of bombs take (`motion/legs.ts`). */
const LENGTHS: Partial<Record<Event['type'], number>> = {
  FirstDrawn: 900,
  ShipChosen: 400,
  TentacleRose: 120,
  SmokeTookTentacle: 500,
  TentacleBlown: 700,
  TurnBegan: 300,
  Rolled: 900,
  Sailed: 300,
  PickedUp: 450,
  PlagueBrokeOut: 700,
  PlagueCured: 500,
  LeftAfloat: 300,
  TreasureDoubled: 500,
  Fired: 1000,
  TentacleKilled: 600,
  KrakenHit: 700,
  Slowed: 500,
  CargoNamed: 500,
  RanIntoTentacle: 700,
  BarrelWentOff: 700,
  LossRolled: 700,
  CargoLost: 450,
  BombDropped: 600,
  SmokeTook: 500,
  Placed: 500,
  TowTied: 500,
  TowCastOff: 400,
  Saved: 800,
  RoundEnded: 500,
  EnteredOffCourse: 600,
  Pulled: 170,
  PullStopped: 400,
  Swallowed: 900,
  KrakenKilled: 900,
  GameEnded: 900,
};

export const length = (event: Event): number => LENGTHS[event.type] ?? 0;

/** The tentacles of the beginning belong to the setting up; those of later rounds to the end of a round. */
export function chapter(event: Event): Chapter | null {
  switch (event.type) {
    case 'FirstDrawn':
    case 'ShipChosen':
      return { type: 'Opening' };
    case 'TurnBegan':
      return { type: 'Turn', seat: event.seat };
    case 'RoundEnded':
      return { type: 'Round' };
    default:
      return null;
  }
}

/** Places are spaces, and the maw. */
export function places(event: Event): string[] {
  switch (event.type) {
    case 'Sailed':
    case 'Pulled':
    case 'Placed':
      return [keyOf(event.from), keyOf(event.to)];
    case 'Swallowed':
      return [keyOf(event.from), 'maw'];
    case 'KrakenHit':
    case 'KrakenKilled':
      return ['maw'];
    case 'CargoLost':
      return [keyOf(event.from), ...(event.to ? [keyOf(event.to)] : [])];
    default:
      return 'at' in event && event.at ? [keyOf(event.at)] : [];
  }
}

const MARKED: Event['type'][] = ['Swallowed', 'Saved', 'KrakenHit', 'KrakenKilled', 'GameEnded'];

export const marked = (event: Event): boolean => MARKED.includes(event.type);
