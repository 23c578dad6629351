import type { Category } from '../../game';
import { SOURCES, type View } from '../types';
import type { T } from './names';

/** What points were given for, with the points of each seat; a ship that was swallowed counts nothing. */
export function categories(view: View, t: T): Category[] {
  const bySeat = [...view.ships].sort((one, other) => one.seat - other.seat);
  return SOURCES.map((source) => ({
    label: t(`points.${source}`),
    points: bySeat.map((ship) => (ship.at ? ship.points[source] : 0)),
  }));
}
