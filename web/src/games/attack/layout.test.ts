import { describe, expect, it } from 'vitest';
import type { Box } from '../../board/geometry';
import { areaBox, laneBox, layoutFor } from './layout';

const SIGNS = ['STAR', 'FISH'] as const;
const SIDES = ['PORT', 'STARBOARD'] as const;

describe('the scene', () => {
  it.each([
    ['narrow', 390, 0],
    ['wide', 927, 653],
    ['square', 671, 621],
    ['wide', 820, 0],
  ])('is %s on a stage of %i by %i', (name, width, height) => {
    expect(layoutFor(width, height).name).toBe(name);
  });

  it('has things beside the lanes in a low window, but not in a narrow one', () => {
    expect(layoutFor(616, 346, true).name).toBe('low');
    expect(layoutFor(500, 330, true).name).toBe('wide');
  });

  it.each([layoutFor(390, 0), layoutFor(927, 653), layoutFor(671, 621), layoutFor(616, 346, true)])('lays nothing over anything else and nothing over its edge ($name)', (layout) => {
    const lanes = SIDES.flatMap((side) => SIGNS.map((sign) => laneBox(layout, { side, sign })));
    const decks = [areaBox(layout, 'PORT_BOW'), areaBox(layout, 'STARBOARD_STERN')];
    const boxes: Box[] = [layout.track, ...lanes, ...decks, layout.tray, layout.hand, layout.crew, layout.cards];
    for (const [index, one] of boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.w).toBeLessThanOrEqual(layout.width);
      expect(one.y + one.h).toBeLessThanOrEqual(layout.height);
      for (const other of boxes.slice(index + 1)) {
        const apart = one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;
        expect(apart, JSON.stringify([one, other])).toBe(true);
      }
    }
  });
});
