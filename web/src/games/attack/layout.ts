import type { Box, Point } from '../../board/geometry';
import type { Area, LaneView, Space } from './types';
import { SIGNS, SPACES } from './types';

/** Where everything lies in the scene; one for wide stages, one for stages that are about as high as wide, and two for phones, upright and on their side. */
export interface Layout {
  name: 'wide' | 'square' | 'narrow' | 'low';
  width: number;
  height: number;
  track: Box;
  /** The eight lanes and the deck between them. */
  rows: { top: number; height: number };
  space: number;
  deck: { left: number; right: number; bow: number; stern: number };
  tray: Box;
  hand: Box;
  crew: Box;
  /** The button that shows all cards. */
  cards: Box;
  /** The height of a tentacle; other pieces keep their size beside it. */
  figure: number;
  pawn: number;
}

const WIDE: Layout = {
  name: 'wide',
  width: 960,
  height: 684,
  track: { x: 16, y: 10, w: 928, h: 80 },
  rows: { top: 158, height: 82 },
  space: 86,
  deck: { left: 374, right: 586, bow: 96, stern: 520 },
  tray: { x: 16, y: 530, w: 204, h: 146 },
  hand: { x: 230, y: 530, w: 430, h: 146 },
  crew: { x: 670, y: 530, w: 274, h: 146 },
  cards: { x: 764, y: 490, w: 180, h: 36 },
  figure: 76,
  pawn: 78,
};

const SQUARE: Layout = {
  name: 'square',
  width: 760,
  height: 730,
  track: { x: 16, y: 8, w: 728, h: 76 },
  rows: { top: 146, height: 84 },
  space: 66,
  deck: { left: 286, right: 474, bow: 88, stern: 514 },
  tray: { x: 16, y: 526, w: 204, h: 134 },
  hand: { x: 228, y: 526, w: 516, h: 134 },
  crew: { x: 16, y: 666, w: 728, h: 58 },
  cards: { x: 564, y: 486, w: 180, h: 36 },
  figure: 76,
  pawn: 72,
};

const NARROW: Layout = {
  name: 'narrow',
  width: 390,
  height: 692,
  track: { x: 5, y: 5, w: 380, h: 62 },
  rows: { top: 118, height: 64 },
  space: 34,
  deck: { left: 146, right: 244, bow: 74, stern: 398 },
  tray: { x: 5, y: 406, w: 380, h: 60 },
  hand: { x: 5, y: 474, w: 380, h: 148 },
  crew: { x: 5, y: 630, w: 380, h: 58 },
  cards: { x: 277, y: 376, w: 108, h: 28 },
  figure: 58,
  pawn: 50,
};

/** What lies below the lanes elsewhere stands beside them. */
const LOW: Layout = {
  name: 'low',
  width: 1168,
  height: 656,
  track: { x: 16, y: 8, w: 732, h: 76 },
  rows: { top: 142, height: 116 },
  space: 66,
  deck: { left: 288, right: 476, bow: 84, stern: 638 },
  tray: { x: 764, y: 8, w: 390, h: 128 },
  hand: { x: 764, y: 200, w: 390, h: 206 },
  crew: { x: 764, y: 416, w: 390, h: 232 },
  cards: { x: 914, y: 142, w: 240, h: 52 },
  figure: 94,
  pawn: 86,
};

const NARROW_BELOW = 560;
/** Where the stage is lower than so much of its width, the wide one fills it better. */
const SQUARE_FROM = 0.83;
/** A low window is so many times as wide as high, where things have room beside the lanes. */
const LOW_FROM = 1.6;

/** @param height that of the stage; 0 where the board is as high as it wants */
export function layoutFor(width: number, height: number, low = false): Layout {
  if (low) return width >= LOW_FROM * height ? LOW : WIDE;
  if (width < NARROW_BELOW) return NARROW;
  return height >= SQUARE_FROM * width ? SQUARE : WIDE;
}

/** How far a lane's spaces are from its own edge of the scene. */
function seaEdge(layout: Layout): number {
  return layout.deck.left - 8 - 4 * layout.space;
}

export function rowTop(layout: Layout, lane: Pick<LaneView, 'sign'>): number {
  return layout.rows.top + SIGNS.indexOf(lane.sign) * layout.rows.height;
}

/** A space of a lane; on port the open sea is on the left, on starboard on the right. */
export function spaceBox(layout: Layout, lane: Pick<LaneView, 'sign' | 'side'>, space: Space): Box {
  const near = seaEdge(layout) + SPACES.indexOf(space) * layout.space;
  const x = lane.side === 'PORT' ? near : layout.deck.left + layout.deck.right - near - layout.space;
  return { x, y: rowTop(layout, lane), w: layout.space, h: layout.rows.height };
}

export function laneBox(layout: Layout, lane: Pick<LaneView, 'sign' | 'side'>): Box {
  const ends = [spaceBox(layout, lane, 'BUBBLES'), spaceBox(layout, lane, 'SABER')];
  const x = Math.min(...ends.map((end) => end.x));
  return { x, y: rowTop(layout, lane), w: 4 * layout.space, h: layout.rows.height };
}

export function areaBox(layout: Layout, area: Area): Box {
  const w = (layout.deck.right - layout.deck.left) / 2;
  const h = 2 * layout.rows.height;
  const x = area.startsWith('PORT') ? layout.deck.left : layout.deck.left + w;
  return { x, y: layout.rows.top + (area.endsWith('BOW') ? 0 : h), w, h };
}

export function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by };
}

/** Where the nth of several pawns stands in an area: alone in the middle, then in pairs. */
export function pawnPlace(layout: Layout, area: Area, index: number, count: number): Point {
  const box = areaBox(layout, area);
  const columns = count > 2 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const column = index % columns;
  const row = Math.floor(index / columns);
  return {
    x: box.x + (box.w * (column + 0.5)) / columns,
    y: box.y + box.h * 0.4 + (row - (rows - 1) / 2) * layout.pawn * 1.08 + layout.pawn / 2,
  };
}

/** Holes line up along the end of their area, where nobody stands. */
export function holePlace(layout: Layout, area: Area, index: number): Point {
  const box = areaBox(layout, area);
  const edge = box.w * 0.12;
  const step = (box.w - 2 * edge) / 4;
  return { x: box.x + edge + step * (index + 0.5), y: box.y + box.h - step * 0.9 };
}
