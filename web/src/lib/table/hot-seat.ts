import type { PlayTold } from '../../wire/table';
import { awaitedOf, isWindow } from './turn';

/** A curtain that somebody has lifted: to answer, or only to look at what is his. */
export interface Lifted {
  seat: number;
  asked: boolean;
}

/** The seats at this screen that the game waits for; in a window but for those that are silent. */
export function askedHere(play: PlayTold, isSilent: (seat: number) => boolean): number[] {
  const awaited = awaitedOf(play.turn);
  const asked = play.eyes.flatMap(({ seat, moves }) =>
    seat !== null && awaited.includes(seat) && moves.length > 0 ? [seat] : [],
  );
  return isWindow(play.turn) ? asked.filter((seat) => !isSilent(seat)) : asked;
}

/** Who has answered has looked enough, and who only looks makes room for one who is asked. */
export function staysLifted(lifted: Lifted, asked: number[]): boolean {
  return lifted.asked ? asked.includes(lifted.seat) : asked.length === 0;
}
