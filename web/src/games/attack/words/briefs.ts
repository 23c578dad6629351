import { counted } from '../../briefs';
import type { Event } from '../types';
import { pirateOf, symbolNames, type T } from './names';

/** A turn in few words: first what the roll let Tootone do, then what the pirate did about it. */
export function briefs(events: Event[], t: T): string[] {
  const card = events.findIndex(({ type }) => type === 'CardPlayed');
  const roll = card < 0 ? events : events.slice(0, card);
  const deeds = deedsOf(roll, t);
  const rolled = deeds.length > 0 ? [t('brief.Rolled', { deeds: deeds.join(', ') })] : [];
  const rest = events.filter((event) => !(roll.includes(event) && isBlow(event)));
  return counted([...rolled, ...rest.map((event) => brief(event, t))]);
}

/** What nobody aboard has done. */
function deedsOf(roll: Event[], t: T): string[] {
  const nearer = roll.filter(({ type }) => type === 'Advanced').length;
  const advanced = nearer > 0 ? [t('brief.Advanced', { count: nearer })] : [];
  return counted([...advanced, ...roll.filter(isBlow).map((event) => brief(event, t))]);
}

function isBlow({ type }: Event): boolean {
  return type === 'RailBroken' || type === 'HoleSmashed';
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
