import { describe, expect, it } from 'vitest';
import round from '../fixtures/round.json';
import type { Event, View } from '../types';
import { after, sceneOf, type Scene } from './scene';

const steps = round as unknown as { view: View; events: Event[] }[];

/** What is seen; full turns and empty places look the same as none. */
function seen({ ships, facing, barrels, ...rest }: Scene) {
  const full = (degrees: number) => ((degrees % 360) + 360) % 360;
  return {
    ...rest,
    facing: full(facing),
    ships: ships.map((ship) => ({ ...ship, a: full(ship.a) })).sort((one, other) => one.seat - other.seat),
    barrels: Object.fromEntries(Object.entries(barrels).filter(([, count]) => count)),
    acting: null,
  };
}

describe('the scene', () => {
  it('is at every step of a round what the view shows, told by events alone', () => {
    let scene = sceneOf(steps[0]!.view);
    for (const { view, events } of steps.slice(1)) {
      scene = events.reduce(after, scene);
      expect(seen(scene)).toEqual(seen(sceneOf(view)));
    }
  });

  it('turns the short way: from west on to north, not back around', () => {
    const start: Scene = { ...sceneOf(steps[0]!.view), facing: 270 };
    expect(after(start, { type: 'Rotated', way: 'RIGHT', front: 'NORTH' }).facing).toBe(360);
    expect(after(start, { type: 'Rotated', way: 'LEFT', front: 'SOUTH' }).facing).toBe(180);
  });

  it('shows a ship halfway into what it runs into', () => {
    const scene = sceneOf(steps[0]!.view);
    const seat = scene.ships[0]!.seat;
    const lane = (event: Event) => after(scene, event).ships.find((ship) => ship.seat === seat)!.lane;
    expect(lane({ type: 'HitReef', seat, from: 'N3' })).toBeGreaterThan(3);
    expect(lane({ type: 'HitKraken', seat, from: 'N1', section: 'NORTH', bearing: 'FRONT' })).toBeLessThan(1);
  });
});
