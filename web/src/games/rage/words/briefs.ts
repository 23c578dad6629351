import type { NameOf } from '../../game';
import { counted } from '../../briefs';
import type { Event } from '../types';
import { cardName, spaceName, type T } from './names';

/** A card in few words: what it says, and what came of it. */
export function briefs(events: Event[], t: T, nameOf: NameOf): string[] {
  const actor = events.find((event) => event.type === 'CardPlayed')?.seat ?? null;
  return counted(events.map((event) => brief(event, actor, t, nameOf)));
}

function brief(event: Event, actor: number | null, t: T, nameOf: NameOf): string {
  switch (event.type) {
    case 'CardPlayed':
      return t('brief.CardPlayed', { actions: cardName(event.card, t) });
    case 'Moved':
      if (event.why === 'BUMPED') return t('brief.BUMPED', { name: nameOf(event.seat) });
      return event.why === 'SAILED' && event.seat === actor ? t('brief.SAILED', { space: spaceName(event.to, t) }) : '';
    case 'HitReef':
    case 'HitKraken':
    case 'ShipSunk':
      return t(`brief.${event.type}`, { name: nameOf(event.seat) });
    case 'Damaged':
      return t('brief.Damaged', { name: nameOf(event.seat), points: event.points });
    case 'Repaired':
    case 'RageAttackBegan':
      return t(`brief.${event.type}`);
    case 'BarrelPlaced':
      return t('brief.BarrelPlaced', { space: spaceName(event.space, t) });
    case 'Rotated':
      return t('brief.Rotated', { section: t(`section.${event.front}`) });
    case 'TentaclesStruck':
      return t('brief.TentaclesStruck', { section: t(`section.${event.section}`) });
    default:
      return '';
  }
}
