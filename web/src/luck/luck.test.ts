// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hex } from '../lib/ids';
import { check } from './check';
import { bytesOf, luckKey, LuckStream, sha256 } from './stream';

interface Vector {
  secret: string;
  hash: string;
  nonces: Record<string, string>;
  key: string;
  words: number[];
  draws: { bounds: number[]; numbers: number[] }[];
}

const vectors = JSON.parse(readFileSync('../docs/luck-vectors.json', 'utf8')) as Vector[];
const noncesOf = (vector: Vector) => Object.entries(vector.nonces).map(([person, nonce]) => ({ person, nonce }));

describe.each(vectors)('the luck of the secret $secret', (vector) => {
  it('has the hash and the key of the document', async () => {
    expect(hex(await sha256(bytesOf(vector.secret)))).toBe(vector.hash);
    expect(hex(await luckKey(vector.secret, noncesOf(vector).reverse()))).toBe(vector.key);
  });

  it('has the words of the document', async () => {
    const stream = await LuckStream.of(bytesOf(vector.key));
    for (const word of vector.words) expect(await stream.word()).toBe(word);
  });

  it('draws the numbers of the document', async () => {
    const stream = await LuckStream.of(bytesOf(vector.key));
    for (const { bounds, numbers } of vector.draws) expect(await stream.draw(bounds)).toEqual(numbers);
  });
});

describe('the check of a file', () => {
  const vector = vectors.at(-1)!;

  function entries() {
    const facts = [
      { type: 'Opened', game: 'attack', luckHash: vector.hash },
      ...noncesOf(vector).map((nonce) => ({ type: 'NonceGiven', ...nonce })),
      { type: 'Started' },
      ...vector.draws.map((draw) => ({ type: 'Drawn', ...draw })),
      { type: 'Ended', luckSecret: vector.secret },
    ];
    return facts.map((fact, index) => ({ number: index + 1, at: 0, command: '', fact }));
  }

  function sealed(all: { number: number; fact: object }[]): string {
    const seal = createHash('sha256');
    for (const entry of all) seal.update(`${JSON.stringify(entry)}\n`);
    return JSON.stringify({ format: 'kraken-table/1', entries: all, seal: seal.digest('hex') });
  }

  it('finds a true game good', async () => {
    const numbers = vector.draws.flatMap((draw) => draw.numbers).length;
    expect(await check(sealed(entries()))).toMatchObject({ type: 'good', draws: vector.draws.length, numbers });
  });

  it('names the draw that was changed', async () => {
    const all = entries();
    const drawn = all.find(({ fact }) => fact.type === 'Drawn')!;
    const numbers = (drawn.fact as unknown as { numbers: number[] }).numbers;
    drawn.fact = { ...drawn.fact, numbers: [numbers[0]! + 1, ...numbers.slice(1)] } as typeof drawn.fact;
    expect(await check(sealed(all))).toMatchObject({ type: 'draw', number: drawn.number, right: numbers });
  });

  it('notices a secret that was not promised, a gap, a cut end, a broken seal and other files', async () => {
    const all = entries();
    const lied = all.map((entry) =>
      entry.fact.type === 'Ended' ? { ...entry, fact: { type: 'Ended', luckSecret: '11'.repeat(32) } } : entry,
    );
    expect(await check(sealed(lied))).toEqual({ type: 'hash' });
    expect(await check(sealed(all.filter(({ number }) => number !== 2)))).toMatchObject({ type: 'order' });
    expect(await check(sealed(all.slice(0, -1)))).toEqual({ type: 'noEnd' });
    expect(await check(sealed(all).replace('"game":"attack"', '"game":"bay"'))).toEqual({ type: 'seal' });
    expect(await check('{"entries":[]}')).toEqual({ type: 'unreadable' });
    expect(await check('ahoy')).toEqual({ type: 'unreadable' });
  });
});
