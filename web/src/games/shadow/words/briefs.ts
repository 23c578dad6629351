import { counted } from '../../briefs';
import type { NameOf } from '../../game';
import type { Deed, Event } from '../types';
import { cardName, seatNames, type T } from './names';

/** A round in few words: only what everybody was told. */
export function briefs(events: Event[], t: T, nameOf: NameOf): string[] {
  const team = events.flatMap((event) =>
    event.type === 'LieutenantNamed' || event.type === 'NavigatorNamed' ? [event.seat] : [],
  );
  return counted([
    ...(team.length > 0 ? [t('brief.team', { names: seatNames(team, nameOf) })] : []),
    ...events.map((event) => brief(event, t, nameOf)),
  ]);
}

function brief(event: Event, t: T, nameOf: NameOf): string {
  switch (event.type) {
    case 'CrewLoyal':
      return t('brief.CrewLoyal');
    case 'Mutinied':
      return t('brief.Mutinied', { name: nameOf(event.captain) });
    case 'Sailed':
      return t('brief.Sailed', { card: cardName(event.card, t) });
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
