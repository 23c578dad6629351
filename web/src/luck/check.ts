import { hex } from '../lib/ids';
import type { Entry, ExportedGame, Fact } from '../wire/table';
import { bytesOf, luckKey, LuckStream, sha256, type Nonce } from './stream';

/** What a check has found. */
export type Verdict =
  | { type: 'good'; draws: number; numbers: number; nonces: number; hash: string; secret: string }
  | { type: 'unreadable' | 'noEnd' | 'hash' | 'seal' }
  | { type: 'order'; number: number }
  | { type: 'draw'; number: number; right: number[]; wrong: number[] };

const FORMAT = 'kraken-table/1';

/** Reads a file and checks all of its luck. It knows no rules: the bounds of each draw are those of the file. */
export async function check(file: string): Promise<Verdict> {
  const game = read(file);
  if (!game) return { type: 'unreadable' };
  const gap = game.entries.find((entry, index) => entry.number !== index + 1);
  if (gap) return { type: 'order', number: gap.number };
  const opened = factOf(game.entries, 'Opened');
  const ended = factOf(game.entries, 'Ended');
  if (!opened || !ended) return { type: 'noEnd' };
  if (hex(await sha256(bytesOf(ended.luckSecret))) !== opened.luckHash) return { type: 'hash' };
  const verdict = await checkDraws(game.entries, ended.luckSecret, opened.luckHash);
  if (verdict.type === 'draw' || (await sealOf(game.entries)) === game.seal) return verdict;
  return { type: 'seal' };
}

function read(file: string): ExportedGame | null {
  try {
    const game = JSON.parse(file) as ExportedGame;
    return game.format === FORMAT && Array.isArray(game.entries) ? game : null;
  } catch {
    return null;
  }
}

function factOf<T extends Fact['type']>(entries: Entry[], type: T): Extract<Fact, { type: T }> | undefined {
  return entries.map(({ fact }) => fact).find((fact): fact is Extract<Fact, { type: T }> => fact.type === type);
}

/** What counts of each person: the last nonce before the start. */
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

async function sealOf(entries: Entry[]): Promise<string> {
  const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  return hex(await sha256(new TextEncoder().encode(text)));
}
