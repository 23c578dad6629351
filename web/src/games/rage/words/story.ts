import type { Figure, NameOf } from '../../game';
import type { Event, View } from '../types';
import { cardName, spaceName, type T } from './names';

type EventOf<Kind extends Event['type']> = Extract<Event, { type: Kind }>;

function moved({ seat, to, why, by }: EventOf<'Moved'>, t: T, nameOf: NameOf): string {
  const parts = { name: nameOf(seat), space: spaceName(to, t) };
  return by === null ? t(`event.Moved.${why}`, parts) : t('event.Moved.BUMPED.by', { ...parts, by: nameOf(by) });
}

function began({ seat, action, way }: EventOf<'ActionBegan'>, t: T, nameOf: NameOf): string {
  return t('event.ActionBegan', { name: nameOf(seat), action: t(way ? `action.ROTATE.${way}` : `action.${action}`) });
}

function won({ seats, round, sunk }: EventOf<'RoundWon'>, t: T, nameOf: NameOf): string {
  const how = seats.length > 1 ? '.several' : sunk ? '.sunk' : '';
  return t(`event.RoundWon${how}`, { round, names: seats.map(nameOf).join(', ') });
}

export function sentence(event: Event, t: T, nameOf: NameOf): string {
  switch (event.type) {
    case 'RoundBegan':
      return t('event.RoundBegan', { round: event.round, name: nameOf(event.first) });
    case 'LaneClosed':
      return t('event.LaneClosed', { lane: event.lane });
    case 'DealBegan':
      return t('event.DealBegan', { name: nameOf(event.starter) });
    case 'CardPlayed':
      return t('event.CardPlayed', { name: nameOf(event.seat), actions: cardName(event.card, t) });
    case 'ActionBegan':
      return began(event, t, nameOf);
    case 'Moved':
      return moved(event, t, nameOf);
    case 'HitReef':
    case 'Fired':
    case 'ShipSunk':
    case 'MatchWon':
      return t(`event.${event.type}`, { name: nameOf(event.seat) });
    case 'HitKraken':
      return t(`event.HitKraken.${event.bearing}`, { name: nameOf(event.seat) });
    case 'Damaged':
      return t(`event.Damaged.${event.harm}`, { name: nameOf(event.seat), points: event.points, damage: event.damage });
    case 'Repaired':
      return t('event.Repaired', { name: nameOf(event.seat), damage: event.damage });
    case 'BarrelPlaced':
      return t('event.BarrelPlaced', { name: nameOf(event.seat), space: spaceName(event.space, t) });
    case 'BarrelsLost':
      return t(`event.BarrelsLost.${event.loss}`, { space: spaceName(event.space, t), barrels: event.barrels });
    case 'RageGrew':
      return t('event.RageGrew', { rage: event.rage });
    case 'Rotated':
      return t('event.Rotated', { section: t(`section.${event.front}`) });
    case 'TentaclesStruck':
      return t('event.TentaclesStruck', { section: t(`section.${event.section}`) });
    case 'CardsDiscarded':
      return t('event.CardsDiscarded', { cards: event.cards.map((card) => cardName(card, t)).join('; ') });
    case 'DebrisTurned':
      return t('event.DebrisTurned', { space: spaceName(event.space, t), damage: event.damage });
    case 'RoundWon':
      return won(event, t, nameOf);
    case 'PileShuffled':
    case 'RageAttackBegan':
    case 'RageAttackEnded':
      return t(`event.${event.type}`);
    case 'ShipPlaced':
    case 'HandDealt':
      return '';
  }
}

/** The story in numbers. */
export function figures(events: Event[], _view: View, t: T): Figure[] {
  const count = (kind: Event['type'], fits: (event: Event) => boolean = () => true) =>
    events.filter((event) => event.type === kind && fits(event)).length;
  const bumped = (event: Event) => event.type === 'Moved' && event.why === 'BUMPED';
  return [
    { label: t('figure.rounds'), value: count('RoundWon') },
    { label: t('figure.cards'), value: count('CardPlayed') },
    { label: t('figure.bumps'), value: count('Moved', bumped) },
    { label: t('figure.kraken'), value: count('HitKraken') },
    { label: t('figure.reef'), value: count('HitReef') },
    { label: t('figure.barrels'), value: count('BarrelPlaced') },
    { label: t('figure.attacks'), value: count('RageAttackBegan') },
    { label: t('figure.sunk'), value: count('ShipSunk') },
  ];
}
