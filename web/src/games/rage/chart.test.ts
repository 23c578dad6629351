import { describe, expect, it } from 'vitest';
import { ahead, centre, HEART, lanesDrawn, laneWidth, point, RIM, unwind } from './chart';
import { SECTIONS, spaceAt, type View } from './types';
import { course } from './trails';

const closed = (...spaces: string[]) => spaces.map((space) => ({ space, damage: null })) as View['debris'];

describe('the chart', () => {
  it('draws the lanes that are open and those that debris has closed', () => {
    expect(lanesDrawn({ lanes: 4, debris: [] })).toBe(4);
    expect(lanesDrawn({ lanes: 2, debris: closed('N3', 'N4') })).toBe(4);
    expect(lanesDrawn({ lanes: 2, debris: closed('N3') })).toBe(3);
  });

  it('has the sections clockwise from the top, and its lanes from the Kraken to the reef', () => {
    const points = SECTIONS.map((section) => point(centre(spaceAt(section, 1), 4)));
    const side = (far: number) => (Math.abs(far) < 1 ? 0 : Math.sign(far));
    expect(points.map(({ x, y }) => [side(x), side(y)])).toEqual([
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]);
    expect(centre('N1', 4).r - laneWidth(4) / 2).toBeCloseTo(HEART);
    expect(centre('N4', 4).r + laneWidth(4) / 2).toBeCloseTo(RIM);
  });

  it('turns the short way', () => {
    expect(unwind(270, 0)).toBe(360);
    expect(unwind(360, 270)).toBe(270);
    expect(unwind(720, 90)).toBe(810);
  });

  it('leads the way of a ship through its spaces to its ghost', () => {
    const ends = (data: string) => data.slice(1).split('L').map((pair) => pair.split(' ').map(Number));
    const [start, ...rest] = ends(course(['N2', 'E2'], 4));
    const [from, to] = [point(centre('N2', 4)), point(ahead(centre('E2', 4), 46))];
    expect(start![1]).toBeCloseTo(from.y, 0);
    expect(rest.at(-1)![0]).toBeCloseTo(to.x, 0);
    expect(course([], 4)).toBe('');
  });
});
