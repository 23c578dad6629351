/** The way from the whole file to a part of it: names of fields, and indexes of lists from 0. */
export type Path = readonly (string | number)[];

/** Where a file has a flaw: the number of the entry, or 0 for the file as a whole, and the field. */
export interface FileLocation {
  number: number;
  field: string;
}

const SHORT_NAME = /^[\w-]{1,40}$/;

/** Names a place as the server's verifier does: it counts lists from 1, and shows no field name that is long or strange. */
export function locationOf(path: Path): FileLocation {
  const [list, index] = path;
  if (list === 'entries' && typeof index === 'number') return { number: index + 1, field: fieldOf(path.slice(2)) };
  return { number: 0, field: fieldOf(path) };
}

function fieldOf(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : SHORT_NAME.test(step) ? step : '…')).join('.');
}
