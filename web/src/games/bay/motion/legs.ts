import { centre } from '../chart';
import type { Event, Space, Vessel } from '../types';

/** One piece of a way, with the time that it takes at ordinary speed. */
export interface Leg {
  vessel: Vessel;
  to: { r: number; a: number } | null;
  duration: number;
  /** Ahead the bow turns into the way; astern the vortex drags the ship backwards. */
  kind: 'ahead' | 'astern' | 'jump' | 'swallowed' | 'entering';
}

/** A leg with the place of its event among those of its step. */
export interface PlacedLeg extends Leg {
  place: number;
}

const SAIL = 280;
const PULL = 150;
const JUMP = 450;
const SWALLOW = 550;

function legs(vessel: Vessel, towed: Vessel | null, to: Space, duration: number, kind: Leg['kind']): Leg[] {
  const both = towed ? [vessel, towed] : [vessel];
  return both.map((each) => ({ vessel: each, to: centre(to), duration, kind }));
}

/** The ways that ships went in these events. */
export function legsOf(events: Event[]): PlacedLeg[] {
  return events.flatMap((event, place) => legsIn(event).map((leg) => ({ ...leg, place })));
}

function legsIn(event: Event): Leg[] {
  switch (event.type) {
    case 'Sailed':
      return legs(event.ship, event.towed, event.to, SAIL, 'ahead');
    case 'Pulled':
      return legs(event.vessel, event.towed, event.to, PULL, 'astern');
    case 'Placed':
      return legs(event.vessel, event.towed, event.to, JUMP, 'jump');
    case 'EnteredOffCourse':
      return legs(event.vessel, null, event.at, JUMP, 'entering');
    case 'Swallowed':
      return [{ vessel: event.vessel, to: { r: 0, a: centre(event.from).a - 50 }, duration: SWALLOW, kind: 'swallowed' }];
    default:
      return [];
  }
}
