import type { View } from '../types';

/** The part of "How to play" that is about a phase, by its id there. */
export const PARTS: Record<View['phase']['type'], string> = {
  Taking: 'setup',
  Boarding: 'setup',
  Lot: 'setup',
  Shuffling: 'setup',
  Placing: 'variants', // of whirlpools
  Rolling: 'roll',
  Choosing: 'card',
  Acting: 'symbols',
  Eyes: 'powers',
  Sweeping: 'powers',
  Surfacing: 'kraken',
  Over: 'end',
};

export const rulesOn = ({ phase }: View): string => PARTS[phase.type];
