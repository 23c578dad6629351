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

  function sealsOf(all: object[]): string[] {
    const seals: string[] = [];
    for (const entry of all) {
      const text = (seals.at(-1) ?? '') + JSON.stringify(entry);
      seals.push(createHash('sha256').update(text).digest('hex').slice(0, 16));
    }
    return seals;
  }

  function sealed(all: { number: number; fact: object }[]): string {
    return JSON.stringify({ format: 'kraken-table/2', entries: all, seals: sealsOf(all) });
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

  it('names the first entry that is not as it was saved', async () => {
    const all = entries();
    const seals = sealsOf(all);
    for (let i = 0; i < all.length - 1; i++) {
      const changed = all.with(i, { ...all[i]!, at: 1 });
      const exchanged = all.with(i, { ...all[i + 1]!, number: i + 1 }).with(i + 1, { ...all[i]!, number: i + 2 });
      for (const forged of [changed, exchanged]) {
        const file = JSON.stringify({ format: 'kraken-table/2', entries: forged, seals });
        expect(await check(file)).toMatchObject({ number: i + 1 });
      }
    }
  });

  it('notices a secret that was not promised, a gap, a cut end and other files', async () => {
    const all = entries();
    const lied = all.map((entry) =>
      entry.fact.type === 'Ended' ? { ...entry, fact: { type: 'Ended', luckSecret: '11'.repeat(32) } } : entry,
    );
    expect(await check(sealed(lied))).toEqual({ type: 'hash' });
    expect(await check(sealed(all.filter(({ number }) => number !== 2)))).toEqual({ type: 'order', number: 2 });
    expect(await check(sealed(all.slice(0, -1)))).toEqual({ type: 'noEnd' });
    expect(await check('{"entries":[]}')).toEqual({ type: 'unreadable' });
    expect(await check('ahoy')).toEqual({ type: 'unreadable' });
  });
});
