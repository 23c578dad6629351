import type { Point } from '../../board/geometry';
import { laneOf, SECTIONS, sectionOf, type Section, type Space, type View } from './types';

/** Where something is around the Kraken: degrees clockwise from the top, and how far out. */
export interface Polar {
  a: number;
  r: number;
}

/** The Kraken's own water, and where the outer reef begins. The scene reaches from -300 to 300. */
export const HEART = 76;
export const RIM = 278;
export const EDGE = 300;

/** How many lanes are drawn: those that are open, and those that debris has closed. */
export function lanesDrawn(view: Pick<View, 'lanes' | 'debris'>): number {
  return Math.max(3, view.lanes, ...view.debris.map(({ space }) => laneOf(space)));
}

export const laneWidth = (drawn: number) => (RIM - HEART) / drawn;

/** The middle of a lane; between whole numbers for ships on their way. */
export const radius = (lane: number, drawn: number) => HEART + (lane - 0.5) * laneWidth(drawn);

export const angle = (section: Section) => SECTIONS.indexOf(section) * 90;

export const centre = (space: Space, drawn: number): Polar => ({ a: angle(sectionOf(space)), r: radius(laneOf(space), drawn) });

/** So far along the lane, ahead of the middle of its space. */
export function ahead({ a, r }: Polar, units: number): Polar {
  return { a: a + (units / r) * (180 / Math.PI), r };
}

export function point({ a, r }: Polar): Point {
  const turned = (a * Math.PI) / 180;
  return { x: r * Math.sin(turned), y: -r * Math.cos(turned) };
}

export const at = (polar: Polar) => {
  const { x, y } = point(polar);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** A piece of a ring, as the data of a path. */
export function sector(middle: number, inner: number, outer: number, half = 45): string {
  const [from, to] = [middle - half, middle + half];
  return (
    `M${at({ a: from, r: inner })}A${inner} ${inner} 0 0 1 ${at({ a: to, r: inner })}` +
    `L${at({ a: to, r: outer })}A${outer} ${outer} 0 0 0 ${at({ a: from, r: outer })}Z`
  );
}

/** A space with a little room around it, so that the lines between spaces can be seen. */
export function spaceOutline(space: Space, drawn: number): string {
  const { a, r } = centre(space, drawn);
  const half = laneWidth(drawn) / 2 - 1.5;
  return sector(a, r - half, r + half, 45 - (2 / r) * (180 / Math.PI));
}

/** The same direction as `to`, in the turn nearest to `from`: 270 to 0 goes on to 360. */
export function unwind(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}
