import type { Path } from './file-location';

const MARK = /\\.|["{}[\],]/g;

/** An object or a list that is being read, with the field or the index that the reader is at. */
type Open = { names: Set<string>; at: string; named: boolean } | { at: number };

/** The first field that an object of this JSON text has twice. A parser would take the last one without a word. */
export function firstDuplicate(json: string): Path | null {
  const open: Open[] = [];
  for (const token of tokensOf(json)) {
    const inner = open.at(-1);
    if (token === '{') open.push({ names: new Set(), at: '', named: false });
    else if (token === '[') open.push({ at: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (!inner) continue;
    else if (!('names' in inner)) inner.at += token === ',' ? 1 : 0;
    else if (token === ',') inner.named = false;
    else if (!inner.named) {
      inner.at = JSON.parse(token) as string;
      inner.named = true;
      if (inner.names.has(inner.at)) return open.map(({ at }) => at);
      inner.names.add(inner.at);
    }
  }
  return null;
}

/** The strings with their quotes, the brackets and the commas. A single expression for a string would fail on a very long one. */
function* tokensOf(json: string): Generator<string> {
  let begin = -1;
  for (const { 0: mark, index } of json.matchAll(MARK)) {
    if (mark !== '"') {
      if (begin < 0) yield mark;
    } else if (begin < 0) {
      begin = index;
    } else {
      yield json.slice(begin, index + 1);
      begin = -1;
    }
  }
}
