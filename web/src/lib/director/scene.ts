/** One event of a scene, and how long it is seen, in milliseconds as drawn. */
export interface Beat<E> {
  event: E;
  length: number;
}

/** What one step of the table shows: the position after it, and the events that led there, one after the other. */
export interface Scene<P, E> {
  number: number;
  position: P;
  beats: Beat<E>[];
  /** Whether it comes of a move that was made on this page. */
  own: boolean;
  /** Whether a clock of this page's player runs from here on, or it is the player's turn: then the next scene waits for no touch. */
  asks: boolean;
  clock: boolean;
}

const SHORTEST = 350;
const LONGEST = 9000;

/** Long enough to be read, and short enough to be borne; a scene in which nothing is seen takes no time. */
export function timed<E>(beats: Beat<E>[]): Beat<E>[] {
  const total = beats.reduce((sum, { length }) => sum + length, 0);
  if (total === 0) return beats;
  const factor = Math.min(Math.max(total, SHORTEST), LONGEST) / total;
  return beats.map(({ event, length }) => ({ event, length: length * factor }));
}

export function hasLength<P, E>(scene: Scene<P, E>): boolean {
  return scene.beats.some(({ length }) => length > 0);
}
