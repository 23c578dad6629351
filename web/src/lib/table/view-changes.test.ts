import { describe, expect, it } from 'vitest';
import { withChanges } from './view-changes';

const view = { turn: 1, lanes: [{ rail: true }, { rail: true }], hand: { cards: ['A', 'B'], pile: null } };

describe('changes of a view', () => {
  it('put in what has changed, at any depth', () => {
    const changes = { '/turn': 2, '/lanes/1/rail': false, '/hand/cards': ['B'], '/hand/pile': 3 };
    expect(withChanges(view, changes)).toEqual({ turn: 2, lanes: [{ rail: true }, { rail: false }], hand: { cards: ['B'], pile: 3 } });
  });

  it('can make a part null, or something of one that was', () => {
    expect(withChanges(view, { '/hand': null })).toEqual({ ...view, hand: null });
    expect(withChanges(view, { '/hand/pile': { left: 1 } })).toEqual({ ...view, hand: { cards: ['A', 'B'], pile: { left: 1 } } });
  });

  it('leave a list a list', () => {
    const { lanes } = withChanges(view, { '/lanes/0': { rail: false } }) as typeof view;
    expect(Array.isArray(lanes)).toBe(true);
    expect(lanes).toHaveLength(2);
  });

  it('replace all of it where the pointer is empty', () => {
    expect(withChanges(view, { '': { other: 1 } })).toEqual({ other: 1 });
  });

  it('leave the view before as it was, and share with it what is the same', () => {
    const before = structuredClone(view);
    const after = withChanges(view, { '/lanes/1/rail': false }) as typeof view;
    expect(view).toEqual(before);
    expect(after.lanes[0]).toBe(view.lanes[0]);
    expect(after.hand).toBe(view.hand);
  });

  it('are none: the very same view', () => {
    expect(withChanges(view, {})).toBe(view);
  });
});
