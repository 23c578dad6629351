import type { Event, Space, Vessel } from './types';

type EventOf<Kind extends Event['type']> = Extract<Event, { type: Kind }>;

/** What the last step is to show in motion. A view alone says where things are, not how they came. */
export interface Effects {
  /** Changes with every step, so that the same motion can be shown twice. */
  step: number;
  rolled: EventOf<'Rolled'> | null;
  fired: EventOf<'Fired'> | null;
  losses: EventOf<'LossRolled'> | null;
  blasts: Space[];
  splashes: Space[];
  krakenHit: boolean;
  vortex: boolean;
  hitShip: Vessel | null;
}

export function effectsOf(events: Event[], step: number): Effects {
  const all = <Kind extends Event['type']>(...kinds: Kind[]) =>
    events.filter((event): event is EventOf<Kind> => (kinds as string[]).includes(event.type));
  const last = <Kind extends Event['type']>(kind: Kind) => all(kind).at(-1) ?? null;
  const fired = last('Fired');
  return {
    step,
    rolled: last('Rolled'),
    fired,
    losses: last('LossRolled'),
    blasts: all('BarrelWentOff', 'TentacleBlown', 'TentacleKilled', 'RanIntoTentacle').map(({ at }) => at),
    splashes: all('CargoLost').flatMap(({ to }) => (to ? [to] : [])),
    krakenHit: all('KrakenHit').length > 0,
    vortex: all('Pulled', 'Swallowed').length > 0,
    hitShip: fired?.hit && fired.target.type === 'OfVessel' ? fired.target.vessel : null,
  };
}

