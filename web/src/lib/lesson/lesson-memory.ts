import { readStored, writeStored } from '../browser/local-storage';

/** Which step of a game's lesson the learner has reached; kept in this browser. */
export function reachedStep(game: string): number {
  return Number(readStored(`lesson.${game}`)) || 0;
}

export function keepReachedStep(game: string, index: number): void {
  writeStored(`lesson.${game}`, String(index));
}

/** Whether a game was played or its lesson was finished in this browser: then nobody needs the gentle set-up. */
export function knowsGame(game: string): boolean {
  return readStored(`known.${game}`) === 'yes';
}

export function keepKnown(game: string): void {
  writeStored(`known.${game}`, 'yes');
}
