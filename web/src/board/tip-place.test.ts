import { describe, expect, it } from 'vitest';
import { placeOf, type Box, type Size, type Surroundings } from './tip-place';

const TIP: Size = { width: 260, height: 70 };
const square = (left: number, top: number, size: number): Box => ({ left, top, right: left + size, bottom: top + size });
/** The seven sizes of a window that everything is looked at in, and how a square board lies there under the bar. */
const WINDOWS: [Size, Box][] = [
  [{ width: 1280, height: 800 }, square(10, 54, 680)],
  [{ width: 1920, height: 1080 }, square(10, 54, 960)],
  [{ width: 1024, height: 768 }, square(10, 54, 600)],
  [{ width: 820, height: 1180 }, square(0, 44, 820)],
  [{ width: 390, height: 844 }, square(0, 44, 390)],
  [{ width: 844, height: 390 }, square(0, 44, 346)],
  [{ width: 640, height: 400 }, square(0, 44, 356)],
];
const NAMED = WINDOWS.map(([window, board]) => [`${window.width}x${window.height}`, window, board] as const);

function stands(around: Omit<Surroundings, 'others'> & { others?: Box[] }) {
  const { left, top } = placeOf(TIP, { others: [], ...around });
  return { left, top, right: left + TIP.width, bottom: top + TIP.height };
}
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
/** Pieces all over the board. */
function piecesOn(board: Box): Box[] {
  const steps = [0, 1, 2, 3, 4];
  const size = 30;
  const step = (board.right - board.left - size) / 4;
  return steps.flatMap((x) => steps.map((y) => square(board.left + x * step, board.top + y * step, size)));
}

describe.each(NAMED)('at %s an explanation', (_, window, board) => {
  it.each([true, false])('stays in the window and off its piece, in a turn of one’s own: %s', (mine) => {
    for (const piece of piecesOn(board)) {
      const tip = stands({ piece, board, window, mine });
      expect(tip.left).toBeGreaterThanOrEqual(0);
      expect(tip.top).toBeGreaterThanOrEqual(0);
      expect(tip.right).toBeLessThanOrEqual(window.width);
      expect(tip.bottom).toBeLessThanOrEqual(window.height);
      expect(overlap(tip, piece)).toBe(0);
    }
  });

  it('leaves the board free while others play', () => {
    for (const piece of piecesOn(board)) expect(overlap(stands({ piece, board, window, mine: false }), board)).toBe(0);
  });
});

describe('an explanation', () => {
  const window = { width: 1280, height: 800 };
  const board = square(10, 54, 680);

  it('stands outside the board where that is not far from its piece', () => {
    const near = stands({ piece: square(640, 300, 30), board, window, mine: true });
    expect(near.left).toBeGreaterThanOrEqual(board.right);
  });

  it('stands beside a piece that is far from the edge, in a turn of one’s own', () => {
    const tip = stands({ piece: square(100, 400, 30), board: square(10, 10, 760), window, mine: true });
    expect(tip.bottom).toBeLessThan(400);
    expect(tip.bottom).toBeGreaterThan(380);
  });

  it('stands at the edge of a board that fills the window, where it covers least, while others play', () => {
    const filled = { left: 0, top: 44, right: 640, bottom: 400 };
    const tip = stands({ piece: square(300, 200, 30), board: filled, window: { width: 640, height: 400 }, mine: false });
    expect(tip.top).toBeLessThan(44);
  });

  it('leaves the row of moves in sight', () => {
    const row = { left: 0, top: 720, right: 900, bottom: 780 };
    const tip = stands({ piece: square(300, 690, 25), board, others: [row], window, mine: true });
    expect(overlap(tip, row)).toBe(0);
  });

  it('stands beside a piece of a sheet that lies over the board', () => {
    const tip = stands({ piece: square(300, 300, 30), board: null, window, mine: false });
    expect(tip.bottom).toBeLessThan(300);
    expect(tip.bottom).toBeGreaterThan(280);
  });
});
