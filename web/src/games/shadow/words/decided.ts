import type { View } from '../types';
import { guns, type T } from './names';

/**
 * What this view's own seat has decided in secret, while others still decide; a captain has no vote. In a ritual everybody reads
 * the same, and a card is not named: whoever looks over a shoulder learns neither a side nor a card.
 */
export function decided({ phase, own, viewer, captain }: View, t: T): string {
  if (phase === 'LOYALTY' && captain !== null && viewer === captain) return t('decided.captain');
  if (!own?.answered) return '';
  switch (phase) {
    case 'LOYALTY':
      return own.committed === 0 ? t('decided.noGun') : t('decided.guns', { guns: guns(own.committed, t) });
    case 'PASSING_ON':
      return t('decided.logbook');
    case 'CONVERSION':
    case 'STASH':
      return t('decided.ritual');
    default:
      return '';
  }
}
