import { counted } from '../../briefs';
import type { NameOf } from '../../game';
import type { Deed, Event } from '../types';
import { courseOf } from './course';
import { cardName, seatNames, type T } from './names';
import { sentence } from './story';

/** A round in few words: only what everybody was told. `before` has what was told of the same round earlier. */
export function briefs(events: Event[], t: T, nameOf: NameOf, before: Event[] = []): string[] {
  const team = events.flatMap((event) =>
    event.type === 'LieutenantNamed' || event.type === 'NavigatorNamed' ? [event.seat] : [],
  );
  return counted([
    ...(team.length > 0 ? [t('brief.team', { names: seatNames(team, nameOf) })] : []),
    ...events.map((event, index) => brief(event, [...before, ...events.slice(0, index)], t, nameOf)),
  ]);
}

/** The guns that were shown last, and those that somebody added: "Jack 2, Amara 1"; empty where there were none. */
function shots(past: Event[], nameOf: NameOf): string {
  const at = past.findLastIndex(({ type }) => type === 'GunsShown');
  const shown = past[at];
  if (shown?.type !== 'GunsShown') return '';
  const guns = [...shown.guns];
  for (const event of past.slice(at)) if (event.type === 'GunsAdded') guns[event.seat] = (guns[event.seat] ?? 0) + event.guns;
  return guns.flatMap((count, seat) => (count > 0 ? [`${nameOf(seat)} ${count}`] : [])).join(', ');
}

/** Who sails by which card, and which way the ship goes. */
function sailed(event: Event.Sailed, past: Event[], t: T, nameOf: NameOf): string {
  const logbook = past.findLast((one) => one.type === 'LogbookPassed');
  const name = logbook ? nameOf(logbook.navigator) : '';
  if (!name) return sentence(event, t, nameOf).replace(/\.$/, '');
  const card = cardName(event.card, t);
  const course = courseOf(event);
  if (!course) return t('brief.Sailed.end', { name, card });
  return t(course.isUsual ? 'brief.Sailed' : 'brief.Sailed.arrow', { name, card, course: t(`course.${course.way}`) });
}

function brief(event: Event, past: Event[], t: T, nameOf: NameOf): string {
  switch (event.type) {
    case 'CrewLoyal':
    case 'Mutinied': {
      const name = event.type === 'Mutinied' ? nameOf(event.captain) : '';
      const guns = shots(past, nameOf);
      return guns ? t(`brief.${event.type}.shots`, { name, shots: guns }) : t(`brief.${event.type}`, { name });
    }
    case 'Sailed':
      return sailed(event, past, t, nameOf);
    case 'OrderRefused':
      return t('brief.OrderRefused', { name: nameOf(event.seat) });
    case 'CharacterRevealed':
      return t('brief.CharacterRevealed', { name: nameOf(event.seat), character: t(`character.${event.character}`) });
    case 'Done':
      return deedBrief(event.deed, t, nameOf);
    default:
      return '';
  }
}

function deedBrief(deed: Deed, t: T, nameOf: NameOf): string {
  switch (deed.type) {
    case 'Searched':
      return t('brief.Searched', { by: nameOf(deed.by), on: nameOf(deed.on) });
    case 'Silenced':
    case 'Fed':
    case 'Flogged':
      return t(`brief.${deed.type}`, { on: nameOf(deed.on) });
    case 'Held':
      return t('brief.Held');
    default:
      return '';
  }
}
