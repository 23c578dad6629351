import type { Unusable } from '../../game';
import type { Move, Space, Target, View } from '../types';
import { acting, type T } from './names';

const ANYWHERE = '…';

/** What guns could be fired at, near or far. */
function anyTarget(view: View): Target {
  const other = view.ships.find(({ seat, at }) => seat !== view.seat && at !== null);
  return other ? { type: 'OfVessel', vessel: other.ship } : { type: 'OfKraken' };
}

/** What only some ships can do. */
function powers(view: View, at: Space, t: T): Unusable<Move>[] {
  const beside = { lane: at.lane > 1 ? at.lane - 1 : at.lane + 1, number: at.number };
  switch (acting(view)) {
    case 'EXPLORER':
      return [{ text: t('move.TurnAbout'), attempt: { type: 'TurnAbout', to: beside } }];
    case 'FISHERMAN':
      return [{ text: t('move.DropBomb', { bomb: t('bomb.BARREL'), side: ANYWHERE }), attempt: { type: 'DropBomb', at } }];
    case 'HOUSE_BOAT':
      return [{ text: t('move.DropBomb', { bomb: t('bomb.SMOKE'), side: ANYWHERE }), attempt: { type: 'DropBomb', at } }];
    case 'MERCHANT':
      return [{ text: t('move.DoubleTreasure'), attempt: { type: 'DoubleTreasure' } }];
    default:
      return [];
  }
}

/** The actions of a ship's turn that cannot be taken now. */
export function unusable(view: View, offered: Move[], t: T): Unusable<Move>[] {
  const at = view.ships.find(({ seat }) => seat === view.seat)?.at;
  if (view.phase.type !== 'Acting' || !at) return [];
  const all: Unusable<Move>[] = [
    { text: t('group.sail'), attempt: { type: 'Sail', to: at } },
    { text: t('group.fire'), attempt: { type: 'Fire', weapon: 'GUNS', target: anyTarget(view) } },
    ...powers(view, at, t),
    { text: t('move.CastOff'), attempt: { type: 'CastOff' } },
    { text: t('move.EndTurn'), attempt: { type: 'EndTurn' } },
  ];
  return all.filter(({ attempt }) => !offered.some(({ type }) => type === attempt.type));
}
