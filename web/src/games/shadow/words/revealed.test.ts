import { describe, expect, it } from 'vitest';
import { mate, setSail } from '../fixtures/views';
import type { Faction } from '../types';
import { isPartOpen, mateFacts } from './names';
import { revealed } from './revealed';

const t = (key: string) => key;
const PARTS: Faction[] = ['SAILOR', 'PIRATE', 'LEADER', 'SAILOR', 'SAILOR', 'PIRATE'];
const hidden = PARTS.map(() => mate());
const watcher = setSail(6, { viewer: 'watcher', crew: hidden });
const seats = PARTS.map((part, seat) =>
  setSail(6, { viewer: seat, crew: hidden.map((one, other) => (other === seat ? { ...one, dealt: part, faction: part } : one)) }),
);

describe('a voyage through all eyes', () => {
  it('shows and names every part', () => {
    const open = revealed(watcher, seats);
    expect(open.crew.map(({ faction }) => faction)).toEqual(PARTS);
    expect(open.crew.every((one) => isPartOpen(open, one))).toBe(true);
    expect(mateFacts(open, 2, t)).toContain('faction.LEADER');
  });

  it('shows no part through the eyes of a watcher or of one seat, not even its own', () => {
    for (const view of [watcher, ...seats]) {
      expect(view.crew.some((one) => isPartOpen(view, one))).toBe(false);
      expect(view.crew.flatMap((_, seat) => mateFacts(view, seat, t)).join()).not.toContain('faction.');
    }
  });
});
