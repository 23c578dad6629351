import { lookOf, type Look } from '../../board/looks';
import { PORTRAITS } from '../../board/people';
import type { PortraitOf } from '../../board/portraits';
import type { Person, SeatTold } from '../../wire/table';

/** The portrait that a person begins with, until they choose one. */
export function firstPortrait(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % PORTRAITS.length;
}

/** The face of a person, wherever they are. */
export function personLook(person: Person): Look | null {
  return PORTRAITS[person.portrait ?? firstPortrait(person.id)] ?? null;
}

/**
 * The faces of a table. A bot has that of its character, or of the person for whom it sits in, a person the one that they have chosen. The server gives whoever sits down
 * a face that nobody else at the table has; in games from before it did so, the one at the lower seat keeps it.
 */
export function portraitsOf(seats: SeatTold[]): PortraitOf {
  const taken = new Set<number>();
  const looks = new Map(seats.map((seat) => [seat.seat, faceOf(seat, taken)]));
  return (seat) => looks.get(seat) ?? null;
}

function faceOf({ seat, sitter, keptFor }: SeatTold, taken: Set<number>): Look | null {
  if (sitter.type === 'Nobody') return null;
  const person = sitter.type === 'Human' ? sitter.person : keptFor;
  if (!person?.id) return lookOf(seat);
  const wanted = person.portrait ?? firstPortrait(person.id);
  const free = PORTRAITS.map((_, index) => (wanted + index) % PORTRAITS.length).find((number) => !taken.has(number));
  const number = free ?? wanted % PORTRAITS.length;
  taken.add(number);
  return PORTRAITS[number] ?? null;
}
