import type { ReviewStep } from '../../wire/table';

/** How much the chance of one seat changed with a step, in percent. */
export interface Change {
  number: number;
  /** Who decided; null where the sea did. */
  mover: number | null;
  percent: number;
}

/** Whose doing it was that the chance of a seat changed, in percent. */
export interface Balance {
  own: number;
  others: number;
  sea: number;
}

/** The changes of a seat's chance, in the order of the game: decisions and draws. */
export function changesOf(steps: ReviewStep[], seat: number): Change[] {
  return steps.slice(1).flatMap((step, index) => {
    const percent = step.percents[seat]! - steps[index]!.percents[seat]!;
    return step.mover !== null || step.drawn ? [{ number: step.number, mover: step.mover, percent }] : [];
  });
}

/** The largest changes, in the order of the game; those of less than five percent decide nothing. */
export function turningPoints(changes: Change[], most = 5): Change[] {
  return changes
    .filter(({ percent }) => Math.abs(percent) >= 5)
    .toSorted((one, other) => Math.abs(other.percent) - Math.abs(one.percent))
    .slice(0, most)
    .toSorted((one, other) => one.number - other.number);
}

export function balanceOf(changes: Change[], seat: number): Balance {
  const sum = (some: Change[]) => some.reduce((all, { percent }) => all + percent, 0);
  return {
    own: sum(changes.filter(({ mover }) => mover === seat)),
    others: sum(changes.filter(({ mover }) => mover !== null && mover !== seat)),
    sea: sum(changes.filter(({ mover }) => mover === null)),
  };
}

/** "+5" or "−12". */
export const signed = (percent: number): string => (percent < 0 ? `−${-percent}` : `+${percent}`);
