import { total, type View } from '../types';
import { shipName, type T } from './names';

export function awaited(view: View, t: T): string {
  const phase = view.phase;
  switch (phase.type) {
    case 'Acting':
      return t('awaited.Acting', { steps: view.helm.steps, actions: view.actionsLeft });
    case 'Boarding':
    case 'Laying':
      return t(`awaited.${phase.type}`, { ship: shipName(phase.victim, t) });
    default:
      return t(`awaited.${phase.type}`);
  }
}

/** What this view's own seat is to decide, as a call to it; empty where it decides nothing. */
export function asked(view: View, t: T): string {
  const phase = view.phase;
  switch (phase.type) {
    case 'Acting':
      return t('asked.Acting', { steps: view.helm.steps, actions: view.actionsLeft });
    case 'Boarding':
    case 'Laying':
      return t(`asked.${phase.type}`, { ship: shipName(phase.victim, t) });
    case 'Choosing':
    case 'Salvaging':
    case 'Hauling':
    case 'Reloading':
      return t(`asked.${phase.type}`);
    default:
      return '';
  }
}

export function seatNote(view: View, seat: number, t: T): string {
  const own = view.ships.find((ship) => ship.seat === seat);
  if (!own) return '';
  const ship = shipName(own.ship, t);
  return own.at ? t('note.points', { ship, points: total(own.points) }) : t('note.swallowed', { ship });
}
