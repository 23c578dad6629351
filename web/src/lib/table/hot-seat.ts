import type { PlayTold } from '../../wire/table';
import { awaitedOf, isWindow } from './turn';

/**
 * Hot seat: several players share one screen and have secrets from each other. A curtain hides their hands until one of them
 * lifts it, to answer (`asked`) or only to look at what is theirs.
 */
export interface Lifted {
  seat: number;
  asked: boolean;
}

/** The seats at this screen that the game waits for; in a window without those that pass by themselves. */
export function askedHere(play: PlayTold, passesByItself: (seat: number) => boolean): number[] {
  const awaited = awaitedOf(play.turn);
  const asked = play.eyes.flatMap(({ seat, moves }) =>
    seat !== null && awaited.includes(seat) && moves.length > 0 ? [seat] : [],
  );
  return isWindow(play.turn) ? asked.filter((seat) => !passesByItself(seat)) : asked;
}

/** Whether the curtain stays up: it falls when the seat has answered, and when somebody only looks while a seat is asked. */
export function staysLifted(lifted: Lifted, asked: number[]): boolean {
  return lifted.asked ? asked.includes(lifted.seat) : asked.length === 0;
}
