import type { AnyGame } from '../../games';
import type { Happening } from '../../wire/table';
import { timed, type Beat } from './scene';

const TAKEN_BACK = 500;
const OUT_OF_TIME = 700;

/** How long something is seen that happened at a table, as drawn. */
export function beatOf(happening: Happening, game: AnyGame | null): Beat<Happening> {
  switch (happening.type) {
    case 'InGame':
      return { event: happening, length: game?.length?.(happening.event) ?? 0 };
    case 'TookBack':
      return { event: happening, length: TAKEN_BACK };
    case 'RanOutOfTime':
      return { event: happening, length: OUT_OF_TIME };
    default:
      return { event: happening, length: 0 };
  }
}

/** How long each of these is seen in a scene of their own, in milliseconds as drawn. */
export const lengthsOf = (happenings: Happening[], game: AnyGame | null): number[] =>
  timed(happenings.map((happening) => beatOf(happening, game))).map(({ length }) => length);
