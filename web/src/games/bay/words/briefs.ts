import { counted, goesOn } from '../../briefs';
import type { Event } from '../types';
import { shipName, targetName, type T } from './names';

/** A turn or the end of a round in few words. Of a way only its end is told, of the vortex how many ships it moved. */
export function briefs(events: Event[], t: T): string[] {
  const pulled = new Set(events.flatMap((event) => (event.type === 'Pulled' ? [event.vessel] : [])));
  const rose = events.filter(({ type }) => type === 'TentacleRose').length;
  return counted([
    ...events.map((event, index) => (event.type === 'Sailed' ? sailed(events, index, t) : brief(event, t))),
    ...(pulled.size > 0 ? [t('brief.Pulled', { count: pulled.size })] : []),
    ...(rose > 0 ? [t('brief.TentacleRose', { count: rose })] : []),
  ]);
}

/** Of several steps in a row only the last is told, with how many they were. */
function sailed(events: Event[], index: number, t: T): string {
  if (goesOn(events, index)) return '';
  const before = events.slice(0, index + 1).findLastIndex(({ type }) => type !== 'Sailed');
  return t('brief.Sailed', { steps: index - before });
}

function brief(event: Event, t: T): string {
  switch (event.type) {
    case 'PickedUp':
      return t('brief.PickedUp', { cargo: t(`cargo.${event.cargo}`) });
    case 'Fired':
      return t(event.hit ? 'brief.hit' : 'brief.missed', { target: event.target.type === 'OfTentacle' ? t('target.tentacle.plain') : targetName(event.target, t) });
    case 'KrakenHit':
    case 'KrakenKilled':
      return t(`brief.${event.type}`);
    case 'RanIntoTentacle':
    case 'BarrelWentOff':
    case 'SmokeTook':
    case 'EnteredOffCourse':
    case 'Swallowed':
      return t(`brief.${event.type}`, { ship: shipName(event.vessel, t) });
    case 'CargoLost':
      return t('brief.CargoLost', { ship: shipName(event.vessel, t), cargo: t(`cargo.${event.cargo}`) });
    case 'BombDropped':
      return t('brief.BombDropped', { bomb: t(`bomb.${event.bomb}`) });
    case 'TowTied':
      return t('brief.TowTied', { towed: shipName(event.towed, t) });
    case 'Saved':
      return t('brief.Saved', { towed: shipName(event.saved, t) });
    default:
      return '';
  }
}
