import type { NameOf } from '../../game';
import { counted, goesOn } from '../../briefs';
import type { Cargo, Event, Target, Vessel } from '../types';
import { wayOf } from './bearings';
import { callerOf } from './captains';
import type { T } from './names';

/** What a line needs besides the event: who is called how, and whose turn it is. */
interface Telling {
  t: T;
  call: (vessel: Vessel) => string;
  own: Vessel | null;
}

/**
 * A turn as a person would tell it, or the end of a round. People are called by their names, and whoever's turn it is not at all: the
 * line begins with that name. Of a way only its length and its end are told, of the vortex that it pulled.
 */
export function briefs(events: Event[], t: T, nameOf: NameOf, before: Event[] = [], story: Event[] = []): string[] {
  const telling = { t, call: callerOf(story, t, nameOf), own: actingIn([...before, ...events]) };
  const rose = events.filter(({ type }) => type === 'TentacleRose').length;
  return counted([
    ...events.map((_, index) => told(events, index, telling)),
    events.some(({ type }) => type === 'Pulled') ? t('brief.Pulled') : '',
    rose > 0 ? t(rose > 1 ? 'brief.TentacleRose' : 'brief.TentacleRose.one', { count: rose }) : '',
  ]);
}

/** A turn begins with its beginning; the one that follows may stand at its end. */
function actingIn([first]: Event[]): Vessel | null {
  return first?.type === 'TurnBegan' ? first.ship : null;
}

function told(events: Event[], index: number, telling: Telling): string {
  const event = events[index]!;
  if (event.type === 'Sailed') return sailed(events, index, telling.t);
  if (event.type === 'Fired') return fired(event, lossesAfter(events, index, event.target), telling);
  if (event.type === 'CargoLost') return lost(events, index, telling);
  return brief(event, telling);
}

/** Of several steps in a row only the last is told, with how many they were and where they led. */
function sailed(events: Event[], index: number, t: T): string {
  if (goesOn(events, index)) return '';
  const first = events.slice(0, index + 1).findLastIndex(({ type }) => type !== 'Sailed') + 1;
  const [begin, end] = [events[first], events[index]];
  if (begin?.type !== 'Sailed' || end?.type !== 'Sailed') return '';
  const way = t(`brief.way.${wayOf(begin.from, end.to)}`);
  return t(first === index ? 'brief.Sailed.one' : 'brief.Sailed', { steps: index - first + 1, way });
}

function fired({ target, hit }: Extract<Event, { type: 'Fired' }>, losses: Cargo[], { t, call }: Telling): string {
  if (target.type === 'OfKraken') return hit ? '' : t('brief.missedKraken'); // the wound is told by itself
  const name = target.type === 'OfVessel' ? call(target.vessel) : t('target.tentacle.plain');
  const shot = t(hit ? 'brief.hit' : 'brief.missed', { target: name });
  return losses.length > 0 ? t('brief.hitLoses', { hit: shot, cargo: named(losses, t) }) : shot;
}

/** What the vessel that was shot at has lost by this shot: it is told with it. */
function lossesAfter(events: Event[], index: number, target: Target): Cargo[] {
  if (target.type !== 'OfVessel') return [];
  const rest = events.slice(index + 1);
  const end = rest.findIndex(({ type }) => ENDS_A_SHOT.includes(type));
  return (end < 0 ? rest : rest.slice(0, end)).flatMap((event) => (event.type === 'CargoLost' && event.vessel === target.vessel ? [event.cargo] : []));
}

const ENDS_A_SHOT: Event['type'][] = ['Fired', 'Sailed', 'TurnBegan', 'RoundEnded', 'RanIntoTentacle', 'BarrelWentOff', 'BombDropped'];

/** What one vessel loses in a row, unless a shot has told it. */
function lost(events: Event[], index: number, telling: Telling): string {
  const event = events[index];
  if (event?.type !== 'CargoLost' || belongsToShot(events, index, event.vessel)) return '';
  const next = events[index + 1];
  if (next?.type === 'CargoLost' && next.vessel === event.vessel) return '';
  const since = events.slice(0, index + 1).findLastIndex((each) => each.type !== 'CargoLost' || each.vessel !== event.vessel) + 1;
  const all = events.slice(since, index + 1).flatMap((each) => (each.type === 'CargoLost' ? [each.cargo] : []));
  return ofVessel('CargoLost', event.vessel, telling, named(all, telling.t));
}

function belongsToShot(events: Event[], index: number, vessel: Vessel): boolean {
  const cause = events.slice(0, index).findLast(({ type }) => ENDS_A_SHOT.includes(type));
  return cause?.type === 'Fired' && cause.target.type === 'OfVessel' && cause.target.vessel === vessel;
}

const named = (cargo: Cargo[], t: T): string => counted(cargo.map((each) => t(`cargo.${each}`))).join(t('brief.and'));

type OfVessel = 'RanIntoTentacle' | 'BarrelWentOff' | 'SmokeTook' | 'Swallowed' | 'CargoLost';

/** What befalls a vessel: that of the one whose line it is needs no name. */
function ofVessel(kind: OfVessel, vessel: Vessel, { t, call, own }: Telling, cargo = ''): string {
  return vessel === own ? t(`brief.${kind}.own`, { cargo }) : t(`brief.${kind}`, { ship: call(vessel), cargo });
}

function brief(event: Event, telling: Telling): string {
  const { t, call } = telling;
  switch (event.type) {
    case 'PickedUp':
      return t('brief.PickedUp', { cargo: t(`cargo.${event.cargo}`) });
    case 'KrakenHit':
    case 'KrakenKilled':
    case 'TreasureDoubled':
    case 'PlagueBrokeOut':
      return t(`brief.${event.type}`);
    case 'RanIntoTentacle':
    case 'BarrelWentOff':
    case 'SmokeTook':
    case 'Swallowed':
      return ofVessel(event.type, event.vessel, telling);
    case 'EnteredOffCourse':
      return t('brief.EnteredOffCourse', { ship: call(event.vessel) });
    case 'BombDropped':
      return t('brief.BombDropped', { bomb: t(`bomb.${event.bomb}`) });
    case 'TowTied':
      return t('brief.TowTied', { towed: call(event.towed) });
    case 'Saved':
      return t('brief.Saved', { towed: call(event.saved) });
    default:
      return '';
  }
}
