import { describe, expect, it } from 'vitest';
import { ALL_SPACES, centre, keyOf, MAW, point, RIM, turn } from './chart';
import acting from './fixtures/acting.json';
import { slotsOf, tentacleKey } from './slots';
import type { View } from './types';

const view = acting.view as unknown as View;

describe('the chart', () => {
  it('has twelve spaces in six lanes and six in two red ones', () => {
    expect(ALL_SPACES).toHaveLength(84);
    expect(new Set(ALL_SPACES.map((space) => JSON.stringify(point(centre(space))))).size).toBe(84);
  });

  it('has space 12 at the top and 3 on the right', () => {
    expect(centre({ lane: 1, number: 12 }).a % 360).toBe(0);
    const right = point(centre({ lane: 1, number: 3 }));
    expect(right.x).toBeGreaterThan(600);
    expect(Math.round(right.y)).toBe(340);
  });

  it('lays red space k against spaces 2k-1 and 2k of lane 6', () => {
    expect(centre({ lane: 7, number: 2 }).a).toBe((centre({ lane: 6, number: 3 }).a + centre({ lane: 6, number: 4 }).a) / 2);
  });

  it('keeps every space between the maw and the rim', () => {
    for (const space of ALL_SPACES) {
      expect(centre(space).r, keyOf(space)).toBeGreaterThan(MAW);
      expect(centre(space).r, keyOf(space)).toBeLessThan(RIM);
    }
  });

  it('turns the short way', () => {
    expect(turn(350, 10)).toBe(20);
    expect(turn(10, 350)).toBe(-20);
  });
});

describe('pieces on one space', () => {
  it('stand one behind the other: the towed ship behind the one that tows', () => {
    const slots = slotsOf(view);
    const tower = slots.get('CAPTAIN');
    const towed = slots.get('CONTAINER');
    expect(tower && towed && turn(towed.a, tower.a)).toBeGreaterThan(5);
    expect(tower?.r).toBe(towed?.r);
  });

  it('have a place each', () => {
    const slots = slotsOf(view);
    for (const at of view.tentacles) expect(slots.has(tentacleKey(at))).toBe(true);
    const places = [...slots.values()].map(({ r, a }) => `${r.toFixed(2)} ${(((a % 360) + 360) % 360).toFixed(2)}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
