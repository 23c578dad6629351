import type { Event, Lane, Space } from './types';

/** What a figure does, and the key under which that is drawn anew. */
export interface Motion {
  kind: 'strike' | 'rise' | 'hit';
  key: string;
}

const MOTIONS: Partial<Record<Event['type'], Motion['kind']>> = {
  RailBroken: 'strike',
  HoleSmashed: 'strike',
  KrakenSurfaced: 'rise',
  KrakenHit: 'hit',
};

/** What the last step is to show in motion. A view alone says where things are, not how they came. */
export interface Effects {
  /** Changes with every step, so that the same motion can be shown twice. */
  step: number;
  rolled: boolean;
  /** The last motion of the figure in each lane. */
  motions: Partial<Record<Lane, Motion>>;
  brokenRails: Lane[];
  repairedRails: Lane[];
  holedBy: Lane[];
  shots: { lane: Lane; from: Space }[];
  angered: boolean;
}

export function effectsOf(events: Event[], step: number): Effects {
  const lanes = (...kinds: Event['type'][]): Lane[] =>
    events.flatMap((event) => (kinds.includes(event.type) && 'lane' in event ? [event.lane] : []));
  const motions = events.flatMap((event, index) => {
    const kind = MOTIONS[event.type];
    return kind && 'lane' in event ? [[event.lane, { kind, key: `${step}.${index}` }] as const] : [];
  });
  return {
    step,
    rolled: events.some((event) => event.type === 'DiceRolled'),
    motions: Object.fromEntries(motions),
    brokenRails: lanes('RailBroken'),
    repairedRails: lanes('RailRepaired'),
    holedBy: lanes('HoleSmashed'),
    shots: events.filter((event) => event.type === 'PushedBack' || event.type === 'KrakenHit'),
    angered: events.some((event) => event.type === 'KrakenAngered'),
  };
}
