import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { viewerOf, tableOf } from '../../fixtures/cards';
import { inEffects } from '../../fixtures/effects.svelte';
import type { MissedTold, TableTold } from '../../wire/table';
import { Recap } from './recap.svelte';
import { Table } from '../table/table.svelte';

const at = (number: number, more: Partial<TableTold> = {}): TableTold => ({ ...tableOf({ type: 'One', seat: 2 }, [viewerOf(0, `CARD ${number}`)]), number, ...more });

/** What the server tells of everything after a number. */
const missedAfter = (after: number, upTo: number): MissedTold => ({
  table: at(after),
  steps: Array.from({ length: upTo - after }, (_, index) => {
    const number = after + 1 + index;
    return { type: 'Step' as const, number, happenings: [{ type: 'InGame', eyes: [], event: { number } }], play: at(number).play };
  }),
});

/** The page of a table is opened; what was missed arrives a moment later. */
async function open(told: TableTold) {
  const fetched = vi.fn((after: number) => Promise.resolve(missedAfter(after, told.number)));
  const table = new Table('x');
  table.told = told;
  let recap!: Recap;
  const close = inEffects(() => {
    recap = new Recap('x', () => table.told!, fetched);
  });
  flushSync();
  await eventually(() => expect(recap.items.length > 0).toBe(fetched.mock.calls.length > 0));
  return { recap, close, fetched, goOn: (next: TableTold) => ((table.told = next), flushSync()) };
}

describe('whoever comes back to a table', () => {
  beforeEach(() => localStorage.clear());

  it('is told nothing at the first visit', async () => {
    const { recap, close } = await open(at(12));
    expect(recap.items).toEqual([]);
    close();
  });

  it('is told what has happened since, until it was read', async () => {
    (await open(at(12))).close();
    const { recap, close, fetched, goOn } = await open(at(14));
    expect(fetched).toHaveBeenCalledExactlyOnceWith(12);
    expect(recap.items.map(({ number }) => number)).toEqual([13, 14]);
    goOn(at(15));
    expect(recap.items.map(({ number }) => number)).toEqual([13, 14]);
    recap.dismiss();
    expect(recap.items).toEqual([]);
    close();
    const again = await open(at(15));
    expect(again.recap.items).toEqual([]);
    expect(again.fetched).not.toHaveBeenCalled();
    again.close();
  });

  it('is told nothing of a game that is over and was seen', async () => {
    (await open(at(12, { stage: 'OVER' }))).close();
    const { recap, close } = await open(at(13));
    expect(recap.items).toEqual([]);
    close();
  });

  it('is told what was not shown before the page was closed, and not what was shown again', async () => {
    const first = await open(at(12));
    first.goOn(at(13));
    first.goOn(at(11));
    first.close();
    const { recap, close } = await open(at(14));
    expect(recap.items.map(({ number }) => number)).toEqual([14]);
    close();
  });

  it('may see it instead, from the table as it was to the table as it is', async () => {
    (await open(at(12))).close();
    const { recap, close } = await open(at(14));
    const showEarlier = vi.fn();
    recap.show({ showEarlier });
    const [before, steps] = showEarlier.mock.calls[0]! as [TableTold, { number: number; told: TableTold }[]];
    expect(before.number).toBe(12);
    expect(steps.map(({ number, told }) => [number, told.play!.eyes[0]!.view])).toEqual([
      [13, { card: 'CARD 13' }],
      [14, { card: 'CARD 14' }],
    ]);
    expect(recap.items).toEqual([]);
    close();
  });
});
