import type { Translate } from '../../../texts/translation';
import type { Key } from '../texts';
import { actionsOn, laneOf, sectionOf, type Card, type Space } from '../types';

export type T = Translate<Key>;

const SHIP_KEYS = ['ship.0', 'ship.1', 'ship.2', 'ship.3'] as const satisfies Key[];

export const shipName = (seat: number, t: T) => t(SHIP_KEYS[seat % 4] ?? 'ship.0');

export const spaceName = (space: Space, t: T) => t('space', { section: t(`section.${sectionOf(space)}`), lane: laneOf(space) });

export const cardName = (card: Card, t: T) =>
  actionsOn(card)
    .map((action) => t(`action.${action}`))
    .join(', ');

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
