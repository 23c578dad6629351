/** Where a way to say something stands in a sentence. */
export interface Place {
  /** The first of its words. */
  at: number;
  /** From there to its last word. */
  length: number;
  /** How many words the way has. */
  typed: number;
}

/** Shorter words do not bend. */
const BENDS = 3;
/** So many other words may stand between two of a way: "Ich traue Anna nicht". */
const BETWEEN = 3;

/** The words of a text, without accents: many who type leave them out. */
export const wordsOf = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const plain = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Where the sentence says it in one of these ways: in that with the most words, and of such the first; null where in none. A star stands
 * for any end of a word.
 *
 * @param words of the sentence
 */
export function placeOf(ways: string[], words: string[], spelling: 'exactly' | 'bent' = 'bent'): Place | null {
  const found = ways.flatMap((way) => placeOfWay(partsOf(way), words, spelling) ?? []);
  return found.sort((one, other) => other.typed - one.typed || one.at - other.at)[0] ?? null;
}

const partsOf = (way: string): string[] => plain(way).split(/[^\p{L}\p{N}*]+/u).filter(Boolean);

function placeOfWay(parts: string[], words: string[], spelling: 'exactly' | 'bent'): Place | null {
  const [first, ...rest] = parts;
  if (first === undefined) return null;
  for (let at = 0; at < words.length; at++) {
    const end = means(words[at]!, first, spelling) ? endOf(rest, words, at, spelling) : null;
    if (end !== null) return { at, length: end - at + 1, typed: parts.length };
  }
  return null;
}

/** Where the last of these parts stands after that word; null where one of them is missing. */
function endOf(parts: string[], words: string[], after: number, spelling: 'exactly' | 'bent'): number | null {
  let end = after;
  for (const part of parts) {
    const gap = spelling === 'exactly' ? 1 : 1 + BETWEEN;
    const next = words.slice(end + 1, end + 1 + gap).findIndex((word) => means(word, part, spelling));
    if (next < 0) return null;
    end += 1 + next;
  }
  return end;
}

/** Words bend at their end: "rot" is meant by "rote", "rojo" by "roja". A name may have an s. */
function means(word: string, part: string, spelling: 'exactly' | 'bent'): boolean {
  if (part.endsWith('*')) return word.startsWith(part.slice(0, -1));
  if (spelling === 'exactly' || part.length < BENDS) return word === part || (spelling === 'exactly' && word === `${part}s`);
  const stem = part.slice(0, Math.max(BENDS, part.length - 1));
  return word.startsWith(stem) && word.length <= part.length + 2;
}
