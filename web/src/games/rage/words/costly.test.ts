import { describe, expect, it } from 'vitest';
import { translator } from '../../../texts/translation';
import acting from '../fixtures/acting.json';
import { texts } from '../texts';
import type { Preview, View } from '../types';
import { costly, costlyOrder } from './costly';

const t = translator(texts, 'en');
const sunk = t('costly.sinks');
const before = acting.view as unknown as View;

const ends = (own: boolean, ...orders: string[]): Preview => ({
  ...before.previews[0]!,
  orders,
  trails: [{ seat: before.turn, path: ['S1'], damage: own ? 5 : 1, sunk: own }],
  winners: [],
});
const at = (...previews: Preview[]): View => ({ ...before, previews });

describe('a question before the own ship sinks', () => {
  it('comes where an order sinks it that could be another one', () => {
    const [bad, good] = [ends(true, 'F<T'), ends(false, 'TF<')];
    expect(costlyOrder(bad, at(bad, good), t)).toBe(sunk);
    expect(costlyOrder(good, at(bad, good), t)).toBeNull();
    expect(costlyOrder(bad, at(bad), t)).toBeNull();
    expect(costlyOrder({ ...bad, winners: [before.turn] }, at(bad, good), t)).toBeNull();
  });

  it('comes at a single action where all that may follow sinks it', () => {
    const view = at(ends(true, 'FT<', 'F<T', '<FT'), ends(false, '<TF', 'TF<'));
    expect(costly({ type: 'Perform', action: 'FORWARD' }, view, t)).toBe(sunk);
    expect(costly({ type: 'Rotate', way: 'LEFT' }, view, t)).toBeNull();
    expect(costly({ type: 'Perform', action: 'TENTACLES' }, view, t)).toBeNull();
    expect(costly({ type: 'PlayCard', card: 'FFU' }, view, t)).toBeNull();
  });
});
