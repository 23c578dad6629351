import type { AnyGame } from '../../games';
import type { ReplayStep } from '../../wire/table';

/** What one can jump to in a replay. */
export const JUMPS = ['turn', 'round', 'mark'] as const;
export type Jump = (typeof JUMPS)[number];

/** The moments of each kind, in order. */
export type Marks = Record<Jump, number[]>;

/** Where turns and rounds begin, and where something happened that nobody should miss. */
export function marksOf(moments: ReplayStep[], game: AnyGame): Marks {
  const marks: Marks = { turn: [], round: [], mark: [] };
  moments.forEach(({ happenings }, at) => {
    const events = happenings.flatMap((happening) => (happening.type === 'InGame' ? [happening.event] : []));
    const chapters = events.map((event) => game.chapter?.(event)?.type);
    if (chapters.some((type) => type === 'Turn' || type === 'Round')) marks.turn.push(at);
    if (chapters.includes('Round') || events.some((event) => (game.round?.(event) ?? null) !== null)) marks.round.push(at);
    if (events.some((event) => game.marked?.(event) ?? false)) marks.mark.push(at);
  });
  return marks;
}

/** The nearest of these moments before or after this one; undefined where there is none. */
export function nearest(moments: number[], at: number, direction: -1 | 1): number | undefined {
  return direction > 0 ? moments.find((moment) => moment > at) : moments.findLast((moment) => moment < at);
}
