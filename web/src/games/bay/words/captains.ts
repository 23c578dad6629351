import type { NameOf } from '../../game';
import type { Event, Vessel } from '../types';
import { shipName, type T } from './names';

type Captains = ReadonlyMap<Vessel, number>;

const known = new WeakMap<Event[], Captains>();

/** Who sails which ship, from the story of a game, which many lines share. */
function captainsIn(story: Event[]): Captains {
  const captains = known.get(story) ?? new Map(story.flatMap((event) => (event.type === 'ShipChosen' ? [[event.ship, event.seat]] : [])));
  known.set(story, captains);
  return captains;
}

/** Calls a vessel by the person who sails it; by its own name where nobody does, or where nobody has told. */
export function callerOf(story: Event[], t: T, nameOf: NameOf): (vessel: Vessel) => string {
  const captains = captainsIn(story);
  return (vessel) => {
    const seat = captains.get(vessel);
    return seat === undefined ? shipName(vessel, t) : nameOf(seat);
  };
}
