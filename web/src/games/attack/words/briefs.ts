import { counted } from '../../briefs';
import type { Event } from '../types';
import { pirateOf, symbolNames, type T } from './names';

/** A turn in few words: first what came nearer, then what the pirate did about it. */
export function briefs(events: Event[], t: T): string[] {
  const nearer = events.filter(({ type }) => type === 'Advanced').length;
  return counted([...(nearer > 0 ? [t('brief.Advanced', { count: nearer })] : []), ...events.map((event) => brief(event, t))]);
}

function brief(event: Event, t: T): string {
  switch (event.type) {
    case 'CardPlayed':
      return t('brief.CardPlayed', { pirate: t(`pirate.${pirateOf(event.card)}`), symbols: symbolNames(event.symbols, t) });
    case 'Walked':
      return t('brief.Walked', { area: t(`area.${event.to}`) });
    case 'PushedBack':
    case 'RailRepaired':
    case 'RailBroken':
    case 'KrakenSurfaced':
      return t(`brief.${event.type}`, { lane: t(`lane.${event.lane}`) });
    case 'KrakenHit':
      return t('brief.KrakenHit');
    case 'Swept':
      return t('brief.Swept', { side: t(`side.${event.side}`) });
    case 'HoleSmashed':
      return t('brief.HoleSmashed', { holes: event.holes });
    default:
      return '';
  }
}
