import { ahead, at, centre, unwind, type Polar } from './chart';
import type { Space } from './types';

const STEPS = 8;
/** How far ahead of the middle of its space a ghost lies, so that whoever is there now is still seen. */
export const GHOST = 46;

/** From one point to another around the Kraken: along the lanes, not across. */
function leg(from: Polar, to: Polar): string {
  const turn = unwind(from.a, to.a) - from.a;
  return Array.from({ length: STEPS }, (_, index) => {
    const part = (index + 1) / STEPS;
    return `L${at({ a: from.a + turn * part, r: from.r + (to.r - from.r) * part })}`;
  }).join('');
}

/** The way of a ship through these spaces to the place of its ghost, as the data of a path. */
export function course(path: Space[], drawn: number): string {
  const points = path.map((space) => centre(space, drawn));
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  return `M${at(first)}${[...points.slice(1), ahead(last, GHOST)].map((to, index) => leg(points[index] ?? first, to)).join('')}`;
}
