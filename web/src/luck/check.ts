import { hex } from '../lib/browser/hex';
import { EXPORT_FORMAT } from '../wire/constants';
import type { Entry, ExportedGame, Fact } from '../wire/table';
import { firstMisshapen } from './file-format';
import { locationOf, type FileLocation } from './file-location';
import { bytesOf, luckKey, LuckStream, sha256, type Nonce } from './stream';
import { firstDuplicate } from './duplicate-fields';

/** The result of a check: a good game with its figures, or the first flaw. */
export type Verdict =
  | { type: 'good'; draws: number; numbers: number; nonces: number; hash: string; secret: string }
  | { type: 'unreadable' | 'noEnd' | 'hash' }
  | ({ type: 'twice' | 'form' } & FileLocation)
  | { type: 'order' | 'seal'; number: number }
  | { type: 'draw'; number: number; right: number[]; wrong: number[] };

const SEAL_DIGITS = 16;

/** Reads a file and checks all of its luck. It knows no rules: the bounds of each draw are those of the file. */
export async function check(file: string): Promise<Verdict> {
  const parts = partsOf(file);
  if (parts?.['format'] !== EXPORT_FORMAT) return { type: 'unreadable' };
  const duplicate = firstDuplicate(file);
  if (duplicate) return { type: 'twice', ...locationOf(duplicate) };
  const misshapen = firstMisshapen(parts);
  if (misshapen) return { type: 'form', ...locationOf(misshapen) };
  return checkGame(parts as unknown as ExportedGame);
}

function partsOf(file: string): Record<string, unknown> | null {
  try {
    return JSON.parse(file) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

async function checkGame(game: ExportedGame): Promise<Verdict> {
  const gap = game.entries.findIndex((entry, index) => entry.number !== index + 1);
  if (gap >= 0) return { type: 'order', number: gap + 1 };
  const changed = await firstChanged(game);
  const verdict = await checkLuck(game.entries);
  if (!changed || (verdict.type === 'draw' && verdict.number === changed)) return verdict;
  return { type: 'seal', number: changed };
}

async function checkLuck(entries: Entry[]): Promise<Verdict> {
  const opened = factOf(entries, 'Opened');
  const ended = factOf(entries, 'Ended');
  if (!opened || !ended) return { type: 'noEnd' };
  if (hex(await sha256(bytesOf(ended.luckSecret))) !== opened.luckHash) return { type: 'hash' };
  return checkDraws(entries, ended.luckSecret, opened.luckHash);
}

function factOf<T extends Fact['type']>(entries: Entry[], type: T): Extract<Fact, { type: T }> | undefined {
  return entries.map(({ fact }) => fact).find((fact): fact is Extract<Fact, { type: T }> => fact.type === type);
}

/** The nonce that counts for each person: the last one before the start. */
function noncesIn(entries: Entry[]): Nonce[] {
  const last = new Map<string, string>();
  for (const { fact } of entries) {
    if (fact.type === 'Started') break;
    if (fact.type === 'NonceGiven') last.set(fact.person, fact.nonce);
  }
  return [...last].map(([person, nonce]) => ({ person, nonce }));
}

async function checkDraws(entries: Entry[], secret: string, hash: string): Promise<Verdict> {
  const nonces = noncesIn(entries);
  const stream = await LuckStream.of(await luckKey(secret, nonces));
  let draws = 0;
  let numbers = 0;
  for (const { number, fact } of entries) {
    if (fact.type !== 'Drawn') continue;
    const right = await stream.draw(fact.bounds);
    if (String(right) !== String(fact.numbers)) return { type: 'draw', number, right, wrong: fact.numbers };
    draws += 1;
    numbers += right.length;
  }
  return { type: 'good', draws, numbers, nonces: nonces.length, hash, secret };
}

/** The number of the first entry whose seal is wrong; 0 where all are right. Each seal is made from the one before it. */
async function firstChanged({ entries, seals }: ExportedGame): Promise<number> {
  let seal = '';
  for (const [index, entry] of entries.entries()) {
    const hash = await sha256(new TextEncoder().encode(seal + JSON.stringify(entry)));
    seal = hex(hash).slice(0, SEAL_DIGITS);
    if (seal !== seals[index]) return index + 1;
  }
  return 0;
}
