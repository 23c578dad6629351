import type { PlayTold } from '../wire/table';
import { awaitedOf } from './turn';

/** A curtain that somebody has lifted: to answer, or only to look at what is his. */
export interface Lifted {
  seat: number;
  asked: boolean;
}

/** The seats at this screen that the game waits for. */
export function askedHere(play: PlayTold): number[] {
  const awaited = awaitedOf(play.turn);
  return play.eyes.flatMap(({ seat, moves }) =>
    seat !== null && awaited.includes(seat) && moves.length > 0 ? [seat] : [],
  );
}

/** Who has answered has looked enough, and who only looks makes room for one who is asked. */
export function staysLifted(lifted: Lifted, asked: number[]): boolean {
  return lifted.asked ? asked.includes(lifted.seat) : asked.length === 0;
}
