import { describe, expect, it } from 'vitest';
import { setSail } from './fixtures/views';
import { FACE_EDGE, faceRadius, handPlace, layoutFor, placeOfNames, roomForWords, widthOf } from './layout';

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

  it('has room for a word beside each counter on a laptop, none on a phone', () => {
    const room = (layout: ReturnType<typeof layoutFor>) => roomForWords(layout, 30 * layout.scale * 2.4);
    expect(room(layoutFor(933, 600, setSail(5)))).toBeGreaterThan(widthOf('Meuterei', 12));
    expect(room(layoutFor(390, 600, setSail(5), false, true))).toBeLessThan(widthOf('Meer', 12));
  });

  it('has the names of cove and bay apart from each other, also on a small chart and where they are long', () => {
    const names = ['Scharlachbucht', 'Blauwasserbucht'];
    for (const layout of [layoutFor(384, 300, setSail(5), true), layoutFor(616, 300, setSail(5), true), layoutFor(390, 600, setSail(5), false, true)]) {
      const { y, size } = placeOfNames(layout, names, 100);
      const besideKraken = y > 100;
      for (const name of names) expect(widthOf(name, size)).toBeLessThanOrEqual((besideKraken ? 5.9 : 6.9) * layout.radius);
    }
  });

  it('has the hands of a mutiny beside faces that they would hide, inside the cell', () => {
    const { cells, scale } = layoutFor(616, 290, setSail(7), true, false);
    for (const cell of cells) {
      const hand = handPlace(cell, scale);
      expect(hand.x - 0.8 * 17).toBeGreaterThan(cell.w / 2 + faceRadius(cell, scale));
      expect(hand.x + 0.8 * 17).toBeLessThan(cell.w);
    }
  });

  it('has them over the lower edge of larger faces', () => {
    const { cells, scale } = layoutFor(940, 560, setSail(5));
    const [cell] = cells;
    expect(handPlace(cell!, scale)).toEqual({ x: cell!.w / 2, y: FACE_EDGE + 2 * faceRadius(cell!, scale) - 10 * scale, scale });
  });
});
