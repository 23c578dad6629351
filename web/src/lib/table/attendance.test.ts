import { describe, expect, it } from 'vitest';
import { tableOf } from '../../fixtures/cards';
import type { AttendanceTold, Presence, SeatTold, TableTold, Turn } from '../../wire/table';
import { awaitedAway, idleSeats, mayComeBack, maySitIn, presenceAt } from './attendance';
import { mayBecomeHost } from './host';

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

describe('who has not moved for long', () => {
  const asked = (turn: Turn, idleAt: number | null = 100) => {
    const told = tableOf(turn, []);
    return { ...told, play: { ...told.play!, idleAt } };
  };

  it('is whoever was asked at this table, from the moment on that the server names', () => {
    expect(idleSeats(asked({ type: 'One', seat: 2 }), 99)).toEqual([]);
    expect(idleSeats(asked({ type: 'One', seat: 2 }), 100)).toEqual([2]);
    expect(idleSeats(asked({ type: 'One', seat: 0 }), 100)).toEqual([]);
    expect(idleSeats(asked({ type: 'One', seat: 2 }, null), 100)).toEqual([]);
  });

  it('is everybody who was asked together, so that nobody learns who has answered', () => {
    for (const window of [true, false]) expect(idleSeats(asked({ type: 'Together', asked: [1, 2], awaited: [1], window }), 100)).toEqual([2]);
  });

  it('gives place to a bot though they are there, also where that is the host', () => {
    const last = at().seats[2]!;
    expect(maySitIn(at(), present('HERE'), last, true)).toBe(true);
    const guest = at({ host: cara });
    expect(maySitIn(guest, present('HERE'), last, true)).toBe(true);
    expect(maySitIn(guest, present('HERE'), { ...guest.seats[1]!, yours: false }, true)).toBe(false);
  });
});

describe('the role of a host who is gone', () => {
  it('goes to whoever sits', () => {
    const guest = at({ host: cara });
    expect(mayBecomeHost(guest, present('HERE', 'GONE'))).toBe(true);
    expect(mayBecomeHost(guest, present('HERE', 'AWAY'))).toBe(false);
    expect(mayBecomeHost(guest, null)).toBe(false);
    expect(mayBecomeHost(at(), present('HERE', 'GONE'))).toBe(false);
    expect(mayBecomeHost({ ...guest, seats: guest.seats.map((seat) => ({ ...seat, yours: false })) }, present('HERE', 'GONE'))).toBe(false);
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
