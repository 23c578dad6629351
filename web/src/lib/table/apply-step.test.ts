import { describe, expect, it } from 'vitest';
import { viewerOf, tableOf } from '../../fixtures/cards';
import type { Message, ViewerTold } from '../../wire/table';
import { applyStep } from './apply-step';

const anne = { type: 'One', seat: 0 } as const;
const ben = { type: 'One', seat: 1 } as const;

const step = (number: number, viewers: ViewerTold[]): Message.Step => ({
  type: 'Step',
  number,
  happenings: [],
  play: { turn: ben, deadline: null, eyes: viewers, outcome: null },
});

const changed = (seat: number | null, changes: object): ViewerTold => ({ ...viewerOf(seat, ''), view: null, changes });

describe('a table after a step', () => {
  it('has what has changed put into the view of the same viewer', () => {
    const table = tableOf(anne, [viewerOf(0, 'ANNES'), viewerOf(1, 'BENS')]);
    const told = applyStep(table, step(9, [changed(0, {}), changed(1, { '/card': 'NEW' })]));
    expect(told.number).toBe(9);
    expect(told.play?.turn).toEqual(ben);
    expect(told.play?.eyes.map(({ view }) => view)).toEqual([{ card: 'ANNES' }, { card: 'NEW' }]);
  });

  it('goes on from changes to changes, for a watcher too', () => {
    const first = applyStep(tableOf(anne, [viewerOf(null, 'OLD')]), step(9, [changed(null, { '/card': 'NEW' })]));
    const second = applyStep(first, step(10, [changed(null, { '/other': 1 })]));
    expect(second.play?.eyes[0]?.view).toEqual({ card: 'NEW', other: 1 });
  });

  it('has the view itself where it is told', () => {
    const told = applyStep(tableOf(anne, [viewerOf(0, 'OLD')]), step(9, [viewerOf(0, 'WHOLE')]));
    expect(told.play?.eyes[0]?.view).toEqual({ card: 'WHOLE' });
  });

  it('is closed where the server says so, and knows why', () => {
    const closed: Message.Step = { type: 'Step', number: 9, happenings: [{ type: 'Closed', why: 'NOT_STARTED' }], play: null };
    expect(applyStep(tableOf(anne, []), closed)).toMatchObject({ stage: 'CLOSED', whyClosed: 'NOT_STARTED' });
  });

  it('is as before where the game has not changed', () => {
    const table = tableOf(anne, [viewerOf(0, 'OLD')]);
    expect(applyStep(table, { type: 'Step', number: 9, happenings: [], play: null }).play).toBe(table.play);
  });

  it('knows which seats lend their eyes', () => {
    const lent = (on: boolean): Message.Step => ({ type: 'Step', number: 9, happenings: [{ type: 'EyesLent', seat: 1, lent: on }], play: null });
    const told = applyStep(tableOf(anne, []), lent(true));
    expect(told.seats.map(({ lendsEyes }) => lendsEyes === true)).toEqual([false, true, false]);
    expect(applyStep(told, lent(false)).seats.some(({ lendsEyes }) => lendsEyes)).toBe(false);
  });

  it('keeps what is seen through other eyes until the next round', () => {
    const seen = (card: string) => ({ borrowed: { seat: 1, view: { card } } });
    const table = tableOf(anne, [viewerOf(null, 'OPEN')]);
    const first = { ...table, play: { ...table.play!, ...seen('OLD') } };
    const same = applyStep(first, step(9, [changed(null, {})]));
    expect(same.play?.borrowed?.view).toEqual({ card: 'OLD' });
    const next = step(10, [changed(null, {})]);
    expect(applyStep(same, { ...next, play: { ...next.play!, ...seen('NEXT') } }).play?.borrowed?.view).toEqual({ card: 'NEXT' });
  });
});
