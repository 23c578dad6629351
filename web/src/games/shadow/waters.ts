import type { Hex, Token, View } from './types';

/** A hex of the chart. An arrow leads to a hex by its number; below zero the voyage ends. */
export interface Water {
  hex: Hex;
  red: number;
  yellow: number;
  blue: number;
  token: Token | null;
  south: boolean;
}

const read = new WeakMap<string[], Water[]>();

/** The chart, which is sent as a line for each hex, such as "-1,3 7 9 6 SEARCH south". */
export function watersOf(view: View): Water[] {
  const waters = read.get(view.waters) ?? view.waters.map(water);
  read.set(view.waters, waters);
  return waters;
}

function water(line: string): Water {
  const [place = '', red, yellow, blue, ...printed] = line.split(' ');
  const [column = 0, height = 0] = place.split(',').map(Number);
  const token = printed.find((word) => word !== 'south') as Token | undefined;
  return {
    hex: { column, height },
    red: Number(red),
    yellow: Number(yellow),
    blue: Number(blue),
    token: token ?? null,
    south: printed.includes('south'),
  };
}
