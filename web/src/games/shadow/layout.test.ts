import { describe, expect, it } from 'vitest';
import { setSail } from './fixtures/views';
import { layoutFor } from './layout';

describe('the layout', () => {
  it('has the crew in one row under a chart as wide as the window, on a tablet held upright', () => {
    const { name, radius, cells, height } = layoutFor(820, 674, setSail(5), false, true);
    expect(name).toBe('narrow');
    expect(radius * 14).toBeCloseTo(816);
    expect(new Set(cells.map(({ y }) => y)).size).toBe(1);
    expect(height).toBeLessThan(900);
  });

  it('has a large crew in two rows there, and any crew on a phone', () => {
    for (const { cells } of [layoutFor(820, 674, setSail(9), false, true), layoutFor(390, 600, setSail(5), false, true)])
      expect(new Set(cells.map(({ y }) => y)).size).toBe(2);
  });

  it('has the crew beside the chart where the window is wide, or low', () => {
    expect(layoutFor(940, 560, setSail(5)).name).toBe('wide');
    expect(layoutFor(464, 300, setSail(5), true, false).name).toBe('wide');
  });
});
