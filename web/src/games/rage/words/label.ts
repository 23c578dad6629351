import type { Move, View } from '../types';
import { cardName, type T } from './names';

/** A move as the words on its button. */
export function label(move: Move, _view: View, t: T): string {
  switch (move.type) {
    case 'PlayCard':
      return t('move.PlayCard', { actions: cardName(move.card, t) });
    case 'Perform':
      return t(`action.${move.action}`);
    case 'Rotate':
      return t(`action.ROTATE.${move.way}`);
  }
}

/** The heading under which the list of moves shows it. */
export function group(move: Move, t: T): string {
  return t(move.type === 'PlayCard' ? 'group.cards' : 'group.actions');
}
