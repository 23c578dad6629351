import { expect, it } from 'vitest';
import { RowFit } from './row-fit.svelte';

/** A row that needs one width in one line each, and another in two lines each. */
function row(fit: RowFit, room: number, oneLine: number, twoLines: number): HTMLElement {
  return Object.defineProperties(document.createElement('div'), {
    clientWidth: { get: () => room },
    scrollWidth: { get: () => (fit.tight ? twoLines : oneLine) },
  });
}

it.each([
  ['leaves moves that fit in one line', 500, false, false],
  ['puts moves that do not fit into two lines each', 400, true, false],
  ['goes on beyond its end when two lines are not enough', 200, true, true],
])('%s', async (_, room, tight, goesOn) => {
  const fit = new RowFit();
  await fit.measure(() => row(fit, room, 500, 300));
  expect([fit.tight, fit.goesOn]).toEqual([tight, goesOn]);
});

it('goes back to one line each when the window grows', async () => {
  const fit = new RowFit();
  await fit.measure(() => row(fit, 400, 500, 300));
  await fit.measure(() => row(fit, 500, 500, 300));
  expect([fit.tight, fit.goesOn]).toEqual([false, false]);
});

it.each([
  ['packs them into two rows where a mouse can hit small buttons', 50, true, false],
  ['goes on where two rows are not enough', 90, true, true],
])('%s', async (_, height, packed, goesOn) => {
  const fit = new RowFit();
  const packing = Object.defineProperties(document.createElement('div'), {
    clientWidth: { get: () => 200 },
    scrollWidth: { get: () => (fit.packed ? 200 : 300) },
    clientHeight: { get: () => 50 },
    scrollHeight: { get: () => (fit.packed ? height : 50) },
  });
  await fit.measure(() => packing, true);
  expect([fit.packed, fit.goesOn]).toEqual([packed, goesOn]);
});

it('says nothing of a row that is gone', async () => {
  const fit = new RowFit();
  await fit.measure(() => null);
  expect([fit.tight, fit.goesOn]).toEqual([false, false]);
});
