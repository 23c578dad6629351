import type { Chapter } from '../game';
import type { Event } from './types';

/** How long each is seen, in milliseconds as drawn; what is not named here takes no time. A hand is dealt to one seat alone. */
const LENGTHS: Partial<Record<Event['type'], number>> = {
  RoundBegan: 600,
  ShipPlaced: 120,
  LaneClosed: 450,
  DealBegan: 300,
  CardPlayed: 500,
  ActionBegan: 250,
  Moved: 430,
  HitReef: 320,
  HitKraken: 360,
  Damaged: 420,
  Repaired: 350,
  Fired: 400,
  BarrelPlaced: 320,
  BarrelsLost: 360,
  RageGrew: 380,
  Rotated: 520,
  TentaclesStruck: 560,
  RageAttackBegan: 600,
  ShipSunk: 600,
  DebrisTurned: 160,
  RoundWon: 600,
  MatchWon: 600,
};

export const length = (event: Event): number => LENGTHS[event.type] ?? 0;

export function chapter(event: Event): Chapter | null {
  switch (event.type) {
    case 'RoundBegan':
    case 'DealBegan':
    case 'RoundWon':
      return { type: 'Round' };
    case 'CardPlayed':
      return { type: 'Turn', seat: event.seat };
    default:
      return null;
  }
}

/** Places are spaces, sections and the Kraken. */
export function places(event: Event): string[] {
  switch (event.type) {
    case 'Moved':
      return [event.from, event.to];
    case 'HitReef':
    case 'Fired':
      return [event.from];
    case 'HitKraken':
      return [event.from, 'kraken'];
    case 'ShipPlaced':
    case 'BarrelPlaced':
    case 'BarrelsLost':
    case 'ShipSunk':
    case 'DebrisTurned':
      return [event.space];
    case 'RageGrew':
    case 'RageAttackBegan':
      return ['kraken'];
    case 'Rotated':
      return [event.front];
    case 'TentaclesStruck':
      return [event.section];
    default:
      return [];
  }
}

const MARKED: Event['type'][] = ['RageAttackBegan', 'ShipSunk', 'RoundWon', 'MatchWon'];

export const marked = (event: Event): boolean => MARKED.includes(event.type);
