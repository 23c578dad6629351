import type { View } from '../types';
import { eyeSide, pirateOf, type T } from './names';

export function awaited(view: View, t: T): string {
  const phase = view.phase;
  switch (phase.type) {
    case 'Boarding':
      return t('awaited.Boarding', { pirate: t(`pirate.${phase.pirate}`) });
    case 'Eyes':
      return t('awaited.Eyes', { side: eyeSide(view, t) });
    case 'Acting':
      return t('awaited.Acting', { pirate: t(`pirate.${pirateOf(phase.card)}`) });
    default:
      return t(`awaited.${phase.type}`);
  }
}

/** What this view's own seat is to decide, as a call to it; empty where it decides nothing. */
export function asked(view: View, t: T): string {
  const phase = view.phase;
  switch (phase.type) {
    case 'Boarding':
      return t('asked.Boarding', { pirate: t(`pirate.${phase.pirate}`) });
    case 'Eyes':
      return t('asked.Eyes', { side: eyeSide(view, t) });
    case 'Acting':
      return t('asked.Acting', { pirate: t(`pirate.${pirateOf(phase.card)}`) });
    case 'Taking':
    case 'Placing':
    case 'Choosing':
    case 'Sweeping':
    case 'Surfacing':
      return t(`asked.${phase.type}`);
    default:
      return '';
  }
}

export function seatNote(view: View, seat: number, t: T): string {
  return view.hands
    .filter((hand) => hand.seat === seat)
    .flatMap((hand) => hand.pirates)
    .map((pawn) => t(`pirate.${pawn.pirate}`))
    .join(', ');
}
