import { readStored, writeStored } from '../browser/local-storage';

/** Which step of a game's lesson the learner has reached; kept in this browser. */
export function reachedStep(game: string): number {
  return Number(readStored(`lesson.${game}`)) || 0;
}

export function keepReachedStep(game: string, index: number): void {
  writeStored(`lesson.${game}`, String(index));
}

/** Whether a game was played or its lesson was finished in this browser. */
export function knowsGame(game: string): boolean {
  return readStored(`known.${game}`) === 'yes';
}

/** Whether the person wants the gentle set-up of a game: as it was ticked last; at first it is for those who do not know the game. */
export function wantsGentle(game: string, first = !knowsGame(game)): boolean {
  const ticked = readStored(`gentle.${game}`);
  return ticked === null ? first : ticked === 'yes';
}

export function keepGentle(game: string, wanted: boolean): void {
  writeStored(`gentle.${game}`, wanted ? 'yes' : 'no');
}

export function keepKnown(game: string): void {
  writeStored(`known.${game}`, 'yes');
}
