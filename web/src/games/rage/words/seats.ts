import type { View } from '../types';
import { capital, shipName, type T } from './names';

export function awaited(view: View, t: T): string {
  return t(`awaited.${view.phase.type}`);
}

/** What this view's own seat is to decide, as a call to it; empty where it decides nothing. */
export function asked(view: View, t: T): string {
  const { type } = view.phase;
  return type === 'Choosing' || type === 'Acting' ? t(`asked.${type}`) : '';
}

export function seatNote(view: View, seat: number, t: T): string {
  const ship = view.ships.find((each) => each.seat === seat);
  if (!ship) return '';
  const parts = { ship: capital(shipName(seat, t)), damage: ship.damage, most: ship.sinksAt, wins: ship.wins, goal: view.goal };
  return t(ship.space || view.round === 0 ? 'note.afloat' : 'note.sunk', parts);
}
