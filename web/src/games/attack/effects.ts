import type { Area, Event, Lane, Pirate, Space } from './types';

/** What the last step is to show in motion. A view alone says where things are, not how they came. */
export interface Effects {
  /** Changes with every step, so that the same motion can be shown twice. */
  step: number;
  rolled: boolean;
  struck: Lane[];
  brokenRails: Lane[];
  repairedRails: Lane[];
  holedBy: Lane[];
  shots: { lane: Lane; from: Space }[];
  hitLane: Lane | null;
  surfaced: Lane | null;
  angered: boolean;
  walked: { pirate: Pirate; to: Area } | null;
}

export function effectsOf(events: Event[], step: number): Effects {
  const lanes = (...kinds: Event['type'][]): Lane[] =>
    events.flatMap((event) => (kinds.includes(event.type) && 'lane' in event ? [event.lane] : []));
  const walk = events.find((event) => event.type === 'Walked');
  return {
    step,
    rolled: events.some((event) => event.type === 'DiceRolled'),
    struck: lanes('RailBroken', 'HoleSmashed'),
    brokenRails: lanes('RailBroken'),
    repairedRails: lanes('RailRepaired'),
    holedBy: lanes('HoleSmashed'),
    shots: events.filter((event) => event.type === 'PushedBack' || event.type === 'KrakenHit'),
    hitLane: lanes('KrakenHit')[0] ?? null,
    surfaced: lanes('KrakenSurfaced')[0] ?? null,
    angered: events.some((event) => event.type === 'KrakenAngered'),
    walked: walk ? { pirate: walk.pirate, to: walk.to } : null,
  };
}
