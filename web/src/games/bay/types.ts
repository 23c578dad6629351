import type { Cargo, Move, Vessel, View } from '../../wire/bay';

export type { Bomb, Cargo, Ending, Event, Heading, Move, Space, Target, Vessel, View } from '../../wire/bay';
export type ShipView = View.ShipView;
export type Points = View.Points;
export type Pull = View.Pull;
export type Reach = View.Reach;
export type Card = View.Card;
export type Attack = View.Attack;
export type MoveOf<Kind extends Move['type']> = Extract<Move, { type: Kind }>;

/** The ships that players sail. */
export const SHIPS = ['CAPTAIN', 'EXPLORER', 'FISHERMAN', 'HOUSE_BOAT', 'MERCHANT', 'PIRATE'] as const satisfies Vessel[];
export type Ship = (typeof SHIPS)[number];
/** What a ship carries. */
export const HOLD = ['RATION', 'CREW', 'TREASURE'] as const satisfies Cargo[];
/** What points are given for, in the order in which they are counted. */
export const SOURCES = ['crew', 'treasure', 'tentacles', 'saved', 'kraken'] as const satisfies (keyof Points)[];

export function isShip(vessel: Vessel): vessel is Ship {
  return (SHIPS as readonly Vessel[]).includes(vessel);
}

export function cardOf(ship: Vessel | null, view: View): Card | undefined {
  return view.cards.find((card) => card.ship === ship);
}

export function total(points: Points): number {
  return SOURCES.reduce((sum, source) => sum + points[source], 0);
}
