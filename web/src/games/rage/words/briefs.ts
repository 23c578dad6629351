import type { NameOf } from '../../game';
import { counted } from '../../briefs';
import { laneOf, sectionOf, type Event, type Space } from '../types';
import { cardName, spaceName, type T } from './names';

/** A card in few words: each of its actions with what came of it, so that one reads which action did what. */
export function briefs(events: Event[], t: T, nameOf: NameOf): string[] {
  const actor = events.find((event) => event.type === 'CardPlayed')?.seat ?? null;
  const groups: { name: string; parts: string[] }[] = [{ name: '', parts: [] }];
  for (const event of events) {
    const name = heading(event, t);
    if (name) groups.push({ name, parts: [] });
    groups.at(-1)?.parts.push(brief(event, actor, t, nameOf));
  }
  const [before, ...actions] = groups.map((group) => told(group, t));
  const all = (actions.length > 0 ? actions : [before]).filter(Boolean);
  return all.length > 0 ? [all.join('; ')] : [];
}

/** What an event begins that others follow from: an action, or the attack of the Kraken. */
function heading(event: Event, t: T): string {
  if (event.type === 'RageAttackBegan') return t('brief.RageAttackBegan');
  return event.type === 'ActionBegan' ? t(event.way ? `action.ROTATE.${event.way}` : `action.${event.action}`) : '';
}

function told({ name, parts }: { name: string; parts: string[] }, t: T): string {
  const what = counted(parts).join(', ');
  return name && what ? t('brief.group', { action: name, what }) : name || what;
}

function brief(event: Event, actor: number | null, t: T, nameOf: NameOf): string {
  switch (event.type) {
    case 'CardPlayed':
      return t('brief.CardPlayed', { actions: cardName(event.card, t) });
    case 'Moved':
      if (event.why === 'BUMPED') return t('brief.BUMPED', { name: nameOf(event.seat) });
      return event.why === 'SAILED' && event.seat === actor ? t('brief.SAILED', { space: briefSpace(event.to, t) }) : '';
    case 'HitReef':
    case 'HitKraken':
    case 'ShipSunk':
      return t(`brief.${event.type}`, { name: nameOf(event.seat) });
    case 'Damaged':
      return t('brief.Damaged', { name: nameOf(event.seat), points: event.points });
    case 'Repaired':
      return t('brief.Repaired', { damage: event.damage });
    case 'BarrelPlaced':
      return t('brief.BarrelPlaced', { space: spaceName(event.space, t) });
    case 'Rotated':
      return t('brief.Rotated', { section: t(`section.${event.front}`) });
    case 'TentaclesStruck':
      return t(`section.${event.section}`);
    default:
      return '';
  }
}

/** In brackets, since a comma comes between two things that happened. */
const briefSpace = (space: Space, t: T) => t('brief.space', { section: t(`section.${sectionOf(space)}`), lane: laneOf(space) });
