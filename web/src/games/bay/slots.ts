import { arcOf, centre, isRed, keyOf, type Polar } from './chart';
import type { Space, Vessel, View } from './types';

/** Where a piece lies, and how large it may be there. */
export interface Slot extends Polar {
  scale: number;
}

export const tentacleKey = (at: Space) => `tentacle ${keyOf(at)}`;
export const bombKey = (at: Space) => `bomb ${keyOf(at)}`;
export const cargoKey = (at: Space, index: number) => `cargo ${keyOf(at)} ${index}`;

const ROOM = 52;
const LARGEST = 1.2;

/** Everything that lies on one space, from behind to ahead. */
function piecesBySpace(view: View): Map<string, { space: Space; pieces: string[] }> {
  const found = new Map<string, { space: Space; pieces: string[] }>();
  const add = (space: Space | null, piece: string) => {
    if (!space) return;
    const there = found.get(keyOf(space)) ?? { space, pieces: [] };
    there.pieces.push(piece);
    found.set(keyOf(space), there);
  };
  view.tentacles.forEach((at) => add(at, tentacleKey(at)));
  view.bombs.forEach(({ at }) => add(at, bombKey(at)));
  view.afloat.forEach(({ at }, index) => add(at, cargoKey(at, index)));
  view.offCourse.forEach(({ at, vessel }) => add(at, vessel));
  view.ships.forEach(({ at, ship }) => add(at, ship));
  return found;
}

/** Pieces that share a space stand one behind the other, smaller where the space is short. */
export function slotsOf(view: View): Map<string, Slot> {
  const slots = new Map<string, Slot>();
  for (const { space, pieces } of piecesBySpace(view).values()) {
    const { r, a } = centre(space);
    const length = (r * arcOf(space.lane) * Math.PI) / 180;
    const step = Math.min(ROOM, (length * 0.92) / pieces.length);
    pieces.forEach((piece, index) => {
      const ahead = (index - (pieces.length - 1) / 2) * step;
      slots.set(piece, { r, a: a + (ahead / r) * (180 / Math.PI), scale: Math.max(0.6, Math.min(isRed(space.lane) ? 1 : LARGEST, step / 40)) });
    });
  }
  return slots;
}

/** The space of a vessel that is afloat. */
export function spaceOf(view: View, vessel: Vessel): Space | null {
  return (
    view.ships.find(({ ship }) => ship === vessel)?.at ??
    view.offCourse.find((stray) => stray.vessel === vessel)?.at ??
    null
  );
}
