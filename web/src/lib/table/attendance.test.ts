import { describe, expect, it } from 'vitest';
import { tableOf } from '../../fixtures/cards';
import type { AttendanceTold, Presence, SeatTold, TableTold, Turn } from '../../wire/table';
import { awaitedAway, mayComeBack, maySitIn, presenceAt } from './attendance';

const cara = { id: 'cara', name: 'Cara' };
const at = (more: Partial<TableTold> = {}) => tableOf({ type: 'One', seat: 2 }, [], more);
const present = (last: Presence, host: Presence = 'HERE'): AttendanceTold => ({ seats: ['HERE', 'HERE', last], host, watchers: [], more: 0 });

describe('a bot sits in', () => {
  const last = at().seats[2]!;

  it('for who is away or gone, where the host wants it', () => {
    expect(maySitIn(at(), present('AWAY'), last)).toBe(true);
    expect(maySitIn(at(), present('GONE'), last)).toBe(true);
  });

  it('for nobody who is here, and never for oneself', () => {
    expect(maySitIn(at(), present('HERE'), last)).toBe(false);
    expect(maySitIn(at(), null, last)).toBe(false);
    expect(maySitIn(at(), { ...present('AWAY'), seats: ['GONE', 'GONE', 'GONE'] }, at().seats[0]!)).toBe(false);
  });

  it('where somebody else is the host, only while the host is away', () => {
    const guest = at({ host: cara });
    expect(maySitIn(guest, present('AWAY', 'HERE'), last)).toBe(false);
    expect(maySitIn(guest, present('AWAY', 'AWAY'), last)).toBe(true);
  });

  it('not before the game, and not after it', () => {
    expect(maySitIn(at({ stage: 'GATHERING' }), present('GONE'), last)).toBe(false);
    expect(maySitIn(at({ stage: 'OVER' }), present('GONE'), last)).toBe(false);
  });
});

describe('who is waited for and away', () => {
  const away = (turn: Turn) => awaitedAway({ ...present('GONE'), seats: ['HERE', 'AWAY', 'GONE'] }, tableOf(turn, []));
  const together = (awaited: number[], window = false): Turn => ({ type: 'Together', asked: [0, 2], awaited, window });

  it('is the one whose turn it is', () => {
    expect(away({ type: 'One', seat: 2 })).toEqual([2]);
    expect(away({ type: 'One', seat: 0 })).toEqual([]);
  });

  it('is everybody who was asked, so that nobody learns who has answered', () => {
    expect(away(together([0, 2]))).toEqual([2]);
    expect(away(together([0]))).toEqual([2]);
  });

  it('is nobody in a window, so that nobody learns who could act', () => {
    expect(away(together([0, 2], true))).toEqual([]);
  });
});

describe('who was replaced', () => {
  const kept = (person: { id: string; name: string }): SeatTold => ({ seat: 2, sitter: { type: 'Machine', level: 'easy' }, yours: false, keptFor: person });

  it('can come back to the seat, and nobody else', () => {
    expect(mayComeBack(at(), kept({ id: 'anne', name: 'Anne' }))).toBe(true);
    expect(mayComeBack(at(), kept(cara))).toBe(false);
  });
});

it('everybody is here until the server has told it', () => {
  expect(presenceAt(null, 1)).toBe('HERE');
  expect(presenceAt(present('GONE'), 2)).toBe('GONE');
});
