import { centre, same, turn } from '../chart';
import { spaceOf } from '../slots';
import type { Heading, Space, Vessel, View } from '../types';
import type { T } from './names';

/** Which way a step leads: the middle of the bay is inward. */
export type Way = 'ahead' | 'inward' | 'outward';

export function wayOf(from: Space, to: Space): Way {
  return to.lane === from.lane ? 'ahead' : to.lane > from.lane ? 'inward' : 'outward';
}

/** Red spaces lie between two others: so much of an angle is still level. */
const LEVEL = 10;

/** On which side of a ship a space lies, in words: "ahead, inward". */
export function sideOf(space: Space, ship: { at: Space; heading: Heading }, t: T): string {
  const along = turn(centre(ship.at).a, centre(space).a) * (ship.heading === 'CLOCKWISE' ? 1 : -1);
  const way = wayOf(ship.at, space);
  const words = [along > LEVEL ? t('side.ahead') : along < -LEVEL ? t('side.astern') : '', way === 'ahead' ? '' : t(`side.${way}`)];
  return words.filter(Boolean).join(', ');
}

/** The ship whose turn it is, where it is on the water. */
export function ownShip(view: View): { at: Space; heading: Heading } | null {
  const own = view.ships.find(({ seat }) => seat === view.seat);
  return own?.at ? { at: own.at, heading: own.heading } : null;
}

/** How far ahead a ship is looked for, in degrees: three spaces of the outer lanes. */
const FAR = 100;

/** The nearest vessel that a step comes closer to: further ahead, and no lane further off than before. */
export function shipToward(to: Space, view: View): Vessel | null {
  const own = ownShip(view);
  if (!own) return null;
  const ahead = ({ at }: { at: Space }) => turn(centre(to).a, centre(at).a) * (own.heading === 'CLOCKWISE' ? 1 : -1);
  const others = [...view.ships.filter(({ seat }) => seat !== view.seat).map(({ ship }) => ship), ...view.offCourse.map(({ vessel }) => vessel)]
    .flatMap((vessel: Vessel) => {
      const at = spaceOf(view, vessel);
      return at && !same(at, own.at) ? [{ vessel, at }] : [];
    })
    .filter((other) => ahead(other) > 0 && ahead(other) <= FAR && comesNearer(own.at, to, other.at))
    .sort((one, other) => ahead(one) - ahead(other));
  return others[0]?.vessel ?? null;
}

function comesNearer(from: Space, to: Space, goal: Space): boolean {
  const [before, after] = [Math.abs(goal.lane - from.lane), Math.abs(goal.lane - to.lane)];
  return after < before || (before === 0 && after === 0);
}
