import { counted } from '../../briefs';
import type { Event } from '../types';
import type { T } from './names';

/**
 * A turn in few words: the blows that the roll brought, and what the pirate did about it. Cards, ways and tentacles that only came
 * nearer stand on the board, and the steps of the line tell them: whoever only walked is told to have walked.
 */
export function briefs(events: Event[], t: T): string[] {
  const card = events.findIndex(({ type }) => type === 'CardPlayed');
  const roll = card < 0 ? events : events.slice(0, card);
  const blows = counted(roll.filter(isBlow).map((event) => brief(event, t)));
  const rolled = blows.length > 0 ? [t('brief.Rolled', { deeds: blows.join(', ') })] : [];
  const rest = events.filter((event) => !(roll.includes(event) && isBlow(event)));
  const told = [...rolled, ...pushes(rest, t), ...counted(rest.map((event) => brief(event, t)))];
  return told.length > 0 ? told : idle(events, t);
}

function isBlow({ type }: Event): boolean {
  return type === 'RailBroken' || type === 'HoleSmashed';
}

/** Of several tentacles it says how many. */
function pushes(events: Event[], t: T): string[] {
  const pushed = events.filter((event) => event.type === 'PushedBack');
  const [only, more] = pushed;
  if (!only) return [];
  return [more ? t('brief.PushedBack.more', { count: pushed.length }) : t('brief.PushedBack', { lane: t(`lane.${only.lane}`) })];
}

function idle(events: Event[], t: T): string[] {
  const walked = events.findLast((event) => event.type === 'Walked');
  if (walked) return [t('brief.Walked', { area: t(`area.${walked.to}`) })];
  return events.some(({ type }) => type === 'DiceRolled') ? [t('brief.Rolls')] : [];
}

function brief(event: Event, t: T): string {
  switch (event.type) {
    case 'RailRepaired':
    case 'RailBroken':
    case 'KrakenSurfaced':
      return t(`brief.${event.type}`, { lane: t(`lane.${event.lane}`) });
    case 'KrakenHit':
      return t('brief.KrakenHit');
    case 'HoleSmashed':
      return t('brief.HoleSmashed', { holes: event.holes });
    default:
      return '';
  }
}
