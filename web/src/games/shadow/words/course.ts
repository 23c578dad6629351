import type { Colour, Event } from '../types';
import { colourOf } from '../types';

type Way = 'west' | 'north' | 'east';

/** Where the arrows of a colour lead, unless a coast or the island stands in the way. */
const USUAL: Record<Colour, Way> = { RED: 'west', YELLOW: 'north', BLUE: 'east' };

/** Which way the ship went, and whether the arrow there leads another way than its colour does elsewhere; null where the voyage ended. */
export function courseOf({ card, from, to }: Event.Sailed): { way: Way; isUsual: boolean } | null {
  if (!to) return null;
  const way = to.column < from.column ? 'west' : to.column > from.column ? 'east' : 'north';
  return { way, isUsual: way === USUAL[colourOf(card)] };
}
