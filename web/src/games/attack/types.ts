import type { Area, Face, Pirate, Side, Space, Symbol, View } from '../../wire/attack';

export type { Area, Card, Event, Face, Lane, Move, Pirate, Side, Space, View } from '../../wire/attack';
export type CardSymbol = Symbol;
export type LaneView = View.LaneView;
export type HandView = View.HandView;
export type CardView = View.CardView;

export const PIRATES = ['ASTRID', 'BILLY', 'ELENA', 'SAMUEL'] as const satisfies Pirate[];
export const SIDES = ['PORT', 'STARBOARD'] as const satisfies Side[];
export const AREAS = ['PORT_BOW', 'PORT_STERN', 'STARBOARD_BOW', 'STARBOARD_STERN'] as const satisfies Area[];
/** The faces that name a lane, from bow to stern. */
export const SIGNS: readonly Face[] = ['STAR', 'SHELL', 'CRAB', 'FISH'];
/** From the open sea to the ship. */
export const SPACES = ['BUBBLES', 'CANNON', 'PISTOL', 'SABER'] as const satisfies Space[];
export const SYMBOLS = [
  'MOVE',
  'CANNON',
  'PISTOL',
  'SABER',
  'REPAIR',
  'WILD',
  'FUNNY_FACE',
] as const satisfies CardSymbol[];
