import type { Box, Point } from '../../board/geometry';
import { colourOf, type Card, type Colour, type Ending, type Hex, type View } from './types';
import { watersOf, type Water } from './waters';

/** Where everything lies, in pixels of the screen, so that letters keep their size on every screen. */
export interface Layout {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  /** How much larger than usual letters and signs are: a screen across the room has big ones. */
  scale: number;
  /** From the middle of a hex to its corner. */
  radius: number;
  /** Where the voyage begins. */
  start: Point;
  /** The portraits, clockwise around the chart. */
  cells: Box[];
  /** Draw pile, open sea and rituals. */
  piles: Box;
  /** The cards in hand; where there are none, what the colours mean, if there is room. */
  hand: Box;
  legend: boolean;
}

const NARROW_BELOW = 560;
/** Of the crew, where all stand beside each other. */
const MOST_IN_A_ROW = 6;
const ROW = Math.sqrt(3) / 2;
const EDGE = 6;

/** Nine columns, with the waters beyond the chart where the voyage ends. */
const SPAN = 14;

function rowsOf(waters: Water[]): number {
  return Math.max(0, ...waters.map((water) => water.hex.height)) + 2;
}

/** Low: a phone on its side. Upright: a phone or a tablet; the crew is below the chart, which is as wide as the window. */
export function layoutFor(width: number, height: number, view: View, low = false, upright = false): Layout {
  return (width < NARROW_BELOW || upright) && !low
    ? narrow(Math.max(width, 300), watersOf(view), view.crew.length)
    : wide(width, Math.max(height, low ? 200 : 300), watersOf(view), view.crew.length);
}

function wide(width: number, height: number, waters: Water[], players: number): Layout {
  const tall = rowsOf(waters) * ROW + 2 * ROW;
  const left = Math.floor(players / 2);
  const most = Math.ceil(players / 2);
  const cell = { w: Math.min(230, Math.max(104, width * 0.165)), h: Math.min(230, height / Math.min(most, 5)) };
  const radius = Math.min((width - 2 * cell.w - 12) / SPAN, (height - 2 * EDGE) / tall);
  const below = (height - tall * radius) / 2;
  const start = { x: width / 2, y: height - below - ROW * radius };
  const corner = { w: (width - 2 * cell.w) / 2 - 2.6 * radius, h: 4.2 * ROW * radius + below };
  const y = height - corner.h - EDGE;
  const crowded = most > 5;
  return {
    name: 'wide',
    width,
    height,
    scale: Math.max(1, Math.min(1.7, width / 900, height / 560)),
    radius,
    start,
    cells: [
      ...column(left, 0, cell, height).reverse(),
      ...column(most, width - cell.w, cell, height, width - 2 * cell.w),
    ],
    piles: { x: cell.w + 4, y, ...corner },
    hand: { x: width - cell.w - corner.w - 4, y: crowded ? 20 : y, w: corner.w, h: crowded ? 2.6 * radius : corner.h },
    legend: !crowded,
  };
}

/** One side of the ring; a sixth portrait steps into the corner beside the column. */
function column(count: number, x: number, cell: { w: number; h: number }, height: number, inner = 0): Box[] {
  const inColumn = Math.min(count, 5);
  const step = height / inColumn;
  const boxes = Array.from({ length: inColumn }, (_, index) => ({
    x,
    y: step * index + (step - cell.h) / 2,
    ...cell,
  }));
  return count > inColumn ? [...boxes, { ...cell, x: inner, y: height - cell.h }] : boxes;
}

function narrow(width: number, waters: Water[], players: number): Layout {
  const radius = (width - 4) / SPAN;
  const sea = (rowsOf(waters) + 2) * ROW * radius + 2 * EDGE;
  const scale = Math.max(1, Math.min(1.4, width / 600));
  const above = width >= NARROW_BELOW && players <= MOST_IN_A_ROW ? players : Math.ceil(players / 2);
  const cell = { w: width / above, h: 106 * scale };
  const corner = { w: width / 2 - 2.6 * radius, h: 5 * ROW * radius };
  return {
    name: 'narrow',
    width,
    scale,
    height: sea + Math.ceil(players / above) * cell.h + EDGE,
    radius,
    start: { x: width / 2, y: sea - EDGE - ROW * radius },
    cells: Array.from({ length: players }, (_, seat) => ({
      ...cell,
      x: seat < above ? seat * cell.w : (2 * above - 1 - seat) * cell.w,
      y: sea + (seat < above ? 0 : cell.h),
    })),
    piles: { x: 4, y: sea - corner.h - EDGE, ...corner },
    hand: { x: width - corner.w - 4, y: sea - corner.h - EDGE, ...corner },
    legend: true,
  };
}

/** Beside the counters: how wide a word can be before the chart begins, as wide as it is at the height of the uppermost. */
export function roomForWords({ start, radius, piles }: Layout, begin: number): number {
  return start.x - 4.1 * radius - piles.x - begin;
}

/** About how wide words are, in letters of this size. */
export const widthOf = (words: string, size: number) => words.length * size * 0.53;

/** The letters of names. */
const nameSize = ({ name, scale }: Layout) => (name === 'narrow' ? 11.5 : 13) * scale;

/** The names of cove and bay stand at both sides of the Kraken; above it where the chart is too small for that, and share its width then. */
export function placeOfNames(layout: Layout, names: string[], kraken: number): { y: number; size: number } {
  const size = nameSize(layout);
  const widest = Math.max(...names.map((name) => widthOf(name, size)));
  if (widest <= 5.9 * layout.radius) return { y: kraken + 2, size };
  return { y: kraken - 1.15 * layout.radius, size: Math.min(size, (size * 6.7 * layout.radius) / widest) };
}

/** Little room for a portrait: guns and record stand below each other. */
export const isSmall = (box: Box) => box.w < 96;

/** The radius of a face in its cell; the face begins at the top edge. */
export function faceRadius(box: Box, scale: number): number {
  const small = isSmall(box);
  return Math.min((box.w - (small ? 26 : 44 * scale)) / 2, (box.h - (small ? 62 : 44 * scale)) / 2, 46 * scale);
}

/** From the top edge of a cell to its face. */
export const FACE_EDGE = 5;

/** A face below this radius would be hidden by its hand in a mutiny. */
const SMALL_FACE = 20;
/** How wide a small hand is. */
const SMALL_HAND = 28;

/** Where the hand of a mutiny is: over the lower edge of the face, or beside a small face where there is room, and how large. */
export function handPlace(box: Box, scale: number): Point & { scale: number } {
  const face = faceRadius(box, scale);
  const beside = face < SMALL_FACE && box.w / 2 - face > SMALL_HAND + 2;
  return beside
    ? { x: box.w / 2 + face + 2 + SMALL_HAND / 2, y: FACE_EDGE + 1.9 * face, scale: 0.8 }
    : { x: box.w / 2, y: FACE_EDGE + 2 * face - 10 * scale, scale };
}

/** From the start to a hex, where the radius of a hex is 1. */
export const offset = (hex: Hex): Point => ({ x: hex.column * 1.5, y: -hex.height * ROW });

export function place({ start, radius }: Layout, hex: Hex): Point {
  const { x, y } = offset(hex);
  return { x: start.x + x * radius, y: start.y + y * radius };
}

/** The six corners of a flat-top hex around the origin, from the east, clockwise. */
export function corners(radius: number): Point[] {
  return Array.from({ length: 6 }, (_, index) => ({
    x: radius * Math.cos((index * Math.PI) / 3),
    y: radius * Math.sin((index * Math.PI) / 3),
  }));
}

export function hexPath(at: Point, radius: number): string {
  return `M${corners(radius)
    .map((corner) => `${round(at.x + corner.x)} ${round(at.y + corner.y)}`)
    .join('L')}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;

const COURSES: Record<Colour, Hex> = {
  RED: { column: -1, height: 1 },
  YELLOW: { column: 0, height: 2 },
  BLUE: { column: 1, height: 1 },
};

/** The water that lies that way, whether the chart still shows it or the voyage ends there. */
export function ahead(hex: Hex, colour: Colour): Hex {
  const course = COURSES[colour];
  return { column: hex.column + course.column, height: hex.height + course.height };
}

export const sameHex = (one: Hex, other: Hex) => one.column === other.column && one.height === other.height;

const ENDS: Record<number, Exclude<Ending, 'FED'>> = { [-1]: 'BAY', [-2]: 'COVE', [-3]: 'KRAKEN' };

/** Where an arrow leads: to a hex of the chart, or to the end of the voyage. */
export interface Goal {
  hex: Hex;
  end: Exclude<Ending, 'FED'> | null;
}

export function goal(waters: Water[], water: Water, colour: Colour): Goal {
  const target = { RED: water.red, YELLOW: water.yellow, BLUE: water.blue }[colour];
  return { hex: waters[target]?.hex ?? ahead(water.hex, colour), end: ENDS[target] ?? null };
}

/** Where the ship would sail by this card; where the voyage would end, the water beyond the chart. */
export function leadsTo(view: View, card: Card): Hex | null {
  const here = view.track.at(-1);
  const waters = watersOf(view);
  const water = here && waters.find(({ hex }) => sameHex(hex, here));
  return water ? goal(waters, water, colourOf(card)).hex : null;
}
