/** The steps from the whole file to a part of it: names of fields, and places in lists from 0. */
export type Path = readonly (string | number)[];

/** Where something is wrong: in which entry, or 0 for the file as a whole, and in which field of it. */
export interface Spot {
  number: number;
  field: string;
}

const SHORT_NAME = /^[\w-]{1,40}$/;

/** As the server's verifier names it: lists are counted from 1, and no name is told again that is long or strange. */
export function spotOf(path: Path): Spot {
  const [list, index] = path;
  if (list === 'entries' && typeof index === 'number') return { number: index + 1, field: fieldOf(path.slice(2)) };
  return { number: 0, field: fieldOf(path) };
}

function fieldOf(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : SHORT_NAME.test(step) ? step : '…')).join('.');
}
