import type { NameOf } from '../../games/game';

const [BEGIN, MIDDLE, END] = ['\u2068', '\u2063', '\u2069'];
const NAME = new RegExp(`${BEGIN}(\\d+)${MIDDLE}([^${END}]*)${END}`);

/** A part of a line; where it is the name of a seat, with that seat. */
export interface LinePart {
  text: string;
  seat: number | null;
}

/** Names that keep their seat in a translated line, so that a page can show them in its colour. Readers do not see the marks. */
export function marked(nameOf: NameOf): NameOf {
  return (seat) => `${BEGIN}${seat}${MIDDLE}${nameOf(seat)}${END}`;
}

/** The line as it is read where names have no colour. */
export const unmarked = (line: string): string => linePartsOf(line).map(({ text }) => text).join('');

export function linePartsOf(line: string): LinePart[] {
  const split = line.split(NAME);
  const parts: LinePart[] = [];
  for (let index = 0; index < split.length; index += 3) {
    parts.push({ text: split[index]!, seat: null });
    const [seat, text] = split.slice(index + 1, index + 3);
    if (seat !== undefined && text !== undefined) parts.push({ text, seat: Number(seat) });
  }
  return parts.filter(({ text }) => text !== '');
}
