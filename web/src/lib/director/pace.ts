import type { Pace } from '../browser/settings.svelte';

const SPEEDS: Record<Pace, number> = { calm: 0.7, tap: 0.7, brisk: 1.3, once: Infinity };

/** What is missed is shown this much faster. */
const FAST = 4;

export interface Haste {
  /** Somebody's own move, which holds no surprise, or a clock that runs: never slower than brisk. */
  brisk: boolean;
  fast: boolean;
}

/** How many times faster than it is drawn something is shown. */
export function speedAt(pace: Pace, { brisk, fast }: Haste): number {
  const speed = brisk ? Math.max(SPEEDS[pace], SPEEDS.brisk) : SPEEDS[pace];
  return fast ? Math.max(speed, FAST) : speed;
}
