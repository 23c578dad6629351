import type { Point } from '../../board/geometry';
import type { Space } from './types';

/** The bay from above, as a square with the maw in its middle. Angles run clockwise from the top, in degrees. */
export const SIZE = 680;
export const MIDDLE = SIZE / 2;
export const MAW = 46;
export const RIM = 300;

const RED_WIDTH = 28;
const LANE_WIDTH = (RIM - MAW - 2 * RED_WIDTH) / 6;
const OUTER_LANES = 6;

export interface Polar {
  r: number;
  a: number;
}

export const isRed = (lane: number) => lane > OUTER_LANES;
const spacesIn = (lane: number) => (isRed(lane) ? 6 : 12);
export const arcOf = (lane: number) => 360 / spacesIn(lane);

/** The far and the near edge of a lane. */
function edges(lane: number): { outer: number; inner: number } {
  const outer = isRed(lane) ? MAW + (9 - lane) * RED_WIDTH : RIM - (lane - 1) * LANE_WIDTH;
  return { outer, inner: outer - (isRed(lane) ? RED_WIDTH : LANE_WIDTH) };
}

/** Space 12 is at the top; a red space lies against two spaces of lane 6. */
export function centre({ lane, number }: Space): Polar {
  const { outer, inner } = edges(lane);
  return { r: (outer + inner) / 2, a: isRed(lane) ? (2 * number - 0.5) * 30 : number * 30 };
}

/** Where the number of a space stands: at its far edge, near the border to the space before, clear of ships. */
export function corner(space: Space): Polar {
  const { outer } = edges(space.lane);
  const r = outer - 8;
  return { r, a: centre(space).a - arcOf(space.lane) / 2 + (10 / r) * (180 / Math.PI) };
}

export function point({ r, a }: Polar): Point {
  const angle = (a * Math.PI) / 180;
  return { x: MIDDLE + r * Math.sin(angle), y: MIDDLE - r * Math.cos(angle) };
}

export const ALL_SPACES: Space[] = Array.from({ length: 8 }, (_, index) => index + 1).flatMap((lane) =>
  Array.from({ length: spacesIn(lane) }, (_, index) => ({ lane, number: index + 1 })),
);

export const keyOf = ({ lane, number }: Space) => `${lane}.${number}`;
export const same = (one: Space | null | undefined, other: Space | null | undefined) =>
  !!one && !!other && one.lane === other.lane && one.number === other.number;

const round = (value: number) => Math.round(value * 10) / 10;
const text = (place: Polar) => {
  const { x, y } = point(place);
  return `${round(x)} ${round(y)}`;
};

/** A piece of a ring between two angles, as the data of a path. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${text({ r: outer, a: from })}A${outer} ${outer} 0 ${large} 1 ${text({ r: outer, a: to })}` +
    `L${text({ r: inner, a: to })}A${inner} ${inner} 0 ${large} 0 ${text({ r: inner, a: from })}Z`
  );
}

/** The outline of a space, a little smaller than the space itself. */
export function outline(space: Space, margin = 1): string {
  const { outer, inner } = edges(space.lane);
  const { r, a } = centre(space);
  const half = arcOf(space.lane) / 2 - (margin / r) * (180 / Math.PI);
  return sector(inner + margin, outer - margin, a - half, a + half);
}

/** A line along these places that bends with the rings. */
export function wake(places: Polar[]): string {
  const bent = places.flatMap((place, index) => {
    const before = places[index - 1];
    return before ? [0.25, 0.5, 0.75, 1].map((part) => between(before, place, part)) : [place];
  });
  return bent.map((place, index) => `${index === 0 ? 'M' : 'L'}${text(place)}`).join('');
}

/** Part of the way from one place to another, around the short side. */
function between(from: Polar, to: Polar, part: number): Polar {
  return { r: from.r + (to.r - from.r) * part, a: from.a + turn(from.a, to.a) * part };
}

/** From one angle to another the short way: -180 to 180. */
export function turn(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
