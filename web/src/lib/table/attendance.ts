import type { AttendanceTold, Presence, SeatTold, TableTold } from '../../wire/table';
import { isHost } from './host';
import { askedOf, awaitedOf } from './turn';

/** Whether the person at a seat is there; `HERE` until the server has told it. */
export function presenceAt(attendance: AttendanceTold | null, seat: number): Presence {
  return attendance?.seats[seat] ?? 'HERE';
}

/** The seats of people who are away or gone. */
export function awayAt(attendance: AttendanceTold | null, { seats }: TableTold): number[] {
  return seats.flatMap(({ seat, sitter }) => (sitter.type === 'Human' && presenceAt(attendance, seat) !== 'HERE' ? [seat] : []));
}

/**
 * Of those the seats that the game waits for. Where several decide in secret, whoever has answered counts like the others; in a
 * window nobody does: it would tell who could act.
 */
export function awaitedAway(attendance: AttendanceTold | null, told: TableTold): number[] {
  const asked = told.play ? askedOf(told.play.turn) : [];
  return awayAt(attendance, told).filter((seat) => asked.includes(seat));
}

/** The seats of others that were asked so long ago that a bot may sit in though their people are there: all alike that were asked. */
export function idleSeats({ play, seats }: TableTold, now: number): number[] {
  if (!play?.idleAt || now < play.idleAt) return [];
  const { turn } = play;
  const asked = turn.type === 'Together' ? turn.asked : awaitedOf(turn);
  return seats.flatMap(({ seat, sitter, yours }) => (asked.includes(seat) && sitter.type === 'Human' && !yours ? [seat] : []));
}

/** Whether the person of this browser may let bots sit in: the host may, and whoever sits where the host is away or is meant. */
function mayHelp(told: TableTold, attendance: AttendanceTold, isForHost: boolean): boolean {
  return isHost(told) || ((attendance.host !== 'HERE' || isForHost) && told.seats.some(({ yours }) => yours));
}

/**
 * Whether the person of this browser may let a bot sit in at this seat.
 *
 * @param idle whether the seat was asked so long ago that its person need not be away
 */
export function maySitIn(told: TableTold, attendance: AttendanceTold | null, { seat, sitter, yours }: SeatTold, idle = false): boolean {
  return (
    attendance !== null &&
    told.stage === 'PLAYING' &&
    sitter.type === 'Human' &&
    !yours &&
    (idle || presenceAt(attendance, seat) !== 'HERE') &&
    mayHelp(told, attendance, idle && sitter.person.id === told.host.id)
  );
}

/** Whether the person of this browser can take this seat back from the bot that holds it. */
export function mayComeBack(told: TableTold, { sitter, keptFor }: SeatTold): boolean {
  return told.stage === 'PLAYING' && sitter.type === 'Machine' && keptFor?.id === told.you;
}

/** The seats that bots hold for the person of this browser. */
export function keptSeats(told: TableTold): SeatTold[] {
  return told.seats.filter((seat) => mayComeBack(told, seat));
}
