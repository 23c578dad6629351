import { NULLABLE_IN_FACTS } from '../wire/constants';
import type { Fact } from '../wire/table';
import type { Path } from './file-location';

/** The greatest bound of a draw that the server allows. */
const MOST = 2 ** 31 - 1;

/** No part of an exported game is nested as deep as this. */
const DEEPEST = 20;

type Parts = Record<string, unknown>;
type Expected = Generator<[path: Path, fits: boolean]>;

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const areWhole = (value: unknown, least = -MOST) =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= least && one <= MOST);

/** The first part of a file that is null where it must not be, or that has another form than the check relies on. */
export function firstMisshapen(game: Parts): Path | null {
  const empty = firstNull(game, []);
  if (empty) return empty;
  for (const [path, fits] of ofGame(game)) if (!fits) return path;
  return null;
}

const isNullable = (field: string) => NULLABLE_IN_FACTS.some((one) => one === field);

function firstNull(value: unknown, path: Path): Path | null {
  if (value === null || path.length > DEEPEST) return path;
  if (typeof value !== 'object') return null;
  const { type } = value as Parts;
  for (const [name, part] of Object.entries(value as Parts)) {
    if (part === null && isNullable(`${type}.${name}`)) continue;
    const found = firstNull(part, [...path, Array.isArray(value) ? Number(name) : name]);
    if (found) return found;
  }
  return null;
}

/** Lists parts from the outside in: a caller that stops at the first misfit never reads a part of it. */
function* ofGame({ entries, seals }: Parts): Expected {
  yield [['entries'], Array.isArray(entries)];
  for (const [index, entry] of (entries as Parts[]).entries()) {
    for (const [path, fits] of ofEntry(entry)) yield [['entries', index, ...path], fits];
  }
  yield [['seals'], Array.isArray(seals) && seals.length <= (entries as Parts[]).length];
}

function* ofEntry(entry: Parts): Expected {
  yield [[], isObject(entry)];
  yield [['number'], Number.isInteger(entry['number'])];
  yield [['fact'], isObject(entry['fact'])];
  const fact = entry['fact'] as Parts;
  yield [['fact', 'type'], isText(fact['type'])];
  for (const [name, fits] of ofFact(fact as unknown as Fact)) yield [['fact', name], fits];
}

function ofFact(fact: Fact): [name: string, fits: boolean][] {
  switch (fact.type) {
    case 'Opened':
      return [['luckHash', isText(fact.luckHash)]];
    case 'NonceGiven':
      return [
        ['person', isText(fact.person)],
        ['nonce', isText(fact.nonce)],
      ];
    case 'Drawn':
      return [
        ['bounds', areWhole(fact.bounds, 1)],
        ['numbers', areWhole(fact.numbers)],
      ];
    case 'Ended':
      return [['luckSecret', isText(fact.luckSecret)]];
    default:
      return [];
  }
}
