import type { Unusable } from '../../game';
import { AREAS, type Area, type Move, type View } from '../types';
import { pirateOf, type T } from './names';

const share = (one: Area, other: Area) => one.split('_').some((word) => other.split('_').includes(word));

/** What the card could be used for, where none of its symbols or no target is left: the nearest that it would be done to. */
export function unusable(view: View, offered: Move[], t: T): Unusable<Move>[] {
  if (view.phase.type !== 'Acting') return [];
  const pirate = pirateOf(view.phase.card);
  const here = view.hands.flatMap(({ pirates }) => pirates).find((pawn) => pawn.pirate === pirate)?.area ?? null;
  const beside = AREAS.find((area) => here !== null && area !== here && share(area, here));
  const lanes = view.lanes.filter(({ area }) => area === here);
  const aimed = lanes.find(({ figure }) => figure !== 'BUBBLES') ?? lanes[0];
  const broken = lanes.find(({ rail }) => !rail) ?? lanes[0];
  const all: Unusable<Move>[] = [
    ...(beside ? [{ text: t('group.walk'), attempt: { type: 'Walk', area: beside } as const }] : []),
    ...(aimed ? [{ text: t('group.fight'), attempt: { type: 'PushBack', lane: aimed.lane } as const }] : []),
    ...(broken ? [{ text: t('group.repair'), attempt: { type: 'Repair', lane: broken.lane } as const }] : []),
  ];
  return all.filter(({ attempt }) => !offered.some(({ type }) => type === attempt.type));
}
