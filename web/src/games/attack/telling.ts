import type { Chapter } from '../game';
import type { Event } from './types';

const LENGTHS: Partial<Record<Event['type'], number>> = {
  FirstPlayerDrawn: 900,
  PirateTaken: 400,
  PirateBoarded: 400,
  WhirlpoolPlaced: 300,
  CardsDealt: 500,
  DiceRolled: 1000,
  EyeIgnored: 500,
  EyeSaw: 500,
  Advanced: 350,
  RailBroken: 600,
  HoleSmashed: 800,
  CardPlayed: 600,
  Walked: 600,
  PushedBack: 650,
  KrakenHit: 800,
  Swept: 600,
  RailRepaired: 500,
  KrakenAngered: 600,
  DieJoined: 500,
  KrakenSurfaced: 900,
  CardDrawn: 300,
  KrakenDrivenOff: 900,
  ShipSunk: 900,
};

export const length = (event: Event): number => LENGTHS[event.type] ?? 0;

export function chapter(event: Event): Chapter | null {
  switch (event.type) {
    case 'FirstPlayerDrawn':
    case 'PirateTaken':
    case 'PirateBoarded':
    case 'WhirlpoolPlaced':
    case 'CardsDealt':
      return { type: 'Opening' };
    case 'DiceRolled':
      return { type: 'Turn', seat: event.seat };
    default:
      return null;
  }
}

/** Places are spaces of lanes, rails, parts of the deck, the dice and the track of the Kraken. */
export function places(event: Event): string[] {
  switch (event.type) {
    case 'PirateBoarded':
      return [event.area];
    case 'WhirlpoolPlaced':
      return [`${event.lane}.${event.space}`];
    case 'DiceRolled':
      return ['dice'];
    case 'Advanced':
      return [`${event.lane}.${event.from}`, `${event.lane}.${event.to}`];
    case 'RailBroken':
    case 'HoleSmashed':
    case 'RailRepaired':
      return [`${event.lane}.rail`];
    case 'Walked':
      return [event.from, event.to];
    case 'PushedBack':
      return [`${event.lane}.${event.from}`, `${event.lane}.BUBBLES`];
    case 'KrakenHit':
      return [`${event.lane}.${event.from}`];
    case 'KrakenSurfaced':
      return [`${event.lane}.${event.at}`];
    case 'KrakenAngered':
      return ['track'];
    default:
      return [];
  }
}

const MARKED: Event['type'][] = ['HoleSmashed', 'KrakenSurfaced', 'KrakenHit', 'KrakenDrivenOff', 'ShipSunk'];

export const marked = (event: Event): boolean => MARKED.includes(event.type);
