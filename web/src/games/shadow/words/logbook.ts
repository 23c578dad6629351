import type { Card, Line } from '../types';

/** What the navigator found in the logbook, as far as it is known. Whoever knows both cards passed on is not told again. */
export function foundIn({ heldN, passedC, passedL }: Line): Card[] {
  return heldN.length === 0 && passedC && passedL ? [passedC, passedL] : heldN;
}
