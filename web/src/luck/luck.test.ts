// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hex } from '../lib/browser/hex';
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

  it.each<[string, string, number, string]>([
    ['"format":"', '"seals":[],"format":"', 0, 'seals'],
    ['"number":3,', '"number":3,"at":5,', 3, 'at'],
    ['"type":"Started"', '"type":"Started","type":"Started"', 5, 'fact.type'],
    ['"type":"Started"', '"type":"Started","\\u0074ype":"Started"', 5, 'fact.type'],
    ['"type":"Started"', '"type":"Started","moves":[{},{"a{,":"\\"}","a{,":1}]', 5, 'fact.moves.2.…'],
  ])('names a field that stands twice: %s as %s', async (part, changed, number, field) => {
    const file = sealed(entries());
    expect(file).toContain(part);
    expect(await check(file.replace(part, () => changed))).toEqual({ type: 'twice', number, field });
  });

  it('does not mistake fields of different objects, or values, for a field that stands twice', async () => {
    const all = entries().map((entry) => ({ ...entry, command: 'at', more: [{ at: 'at' }, { at: ['at', 'at'] }] }));
    expect(await check(sealed(all))).toMatchObject({ type: 'good' });
  });

  it.each<[string, string, number, string]>([
    ['"number":4,"at":0', '"number":4,"at":null', 4, 'at'],
    ['{"number":2,', 'null,{"number":2,', 2, ''],
    ['{"number":2,', '[],{"number":2,', 2, ''],
    ['"number":2,', '"number":"2",', 2, 'number'],
    ['"number":2,', '', 2, 'number'],
    ['"fact":{"type":"Started"}', '"fact":null', 5, 'fact'],
    ['"fact":{"type":"Started"}', '"more":1', 5, 'fact'],
    ['"type":"Started"', '"kind":"Started"', 5, 'fact.type'],
    ['"type":"Started"', '"type":"Played","seat":null', 5, 'fact.seat'],
    ['"luckHash":"', '"luckHash":null,"x":"', 1, 'fact.luckHash'],
    ['"nonce":"', '"nonce":7,"x":"', 2, 'fact.nonce'],
    ['"bounds":[', '"bounds":[null,', 6, 'fact.bounds.1'],
    ['"bounds":[', '"bounds":[5000000000,', 6, 'fact.bounds'],
    ['"bounds":[', '"bounds":[0,', 6, 'fact.bounds'],
    ['"numbers":[', '"numbers":7,"x":[', 6, 'fact.numbers'],
    ['"seals":[', '"seals":[null,', 0, 'seals.1'],
    ['"seals":', '"seal":', 0, 'seals'],
    ['"seals":[', '"seals":["too","many",', 0, 'seals'],
    ['"entries":', '"entry":', 0, 'entries'],
    ['"entries":', '"entries":{},"x":', 0, 'entries'],
  ])('names what is null, missing or of a wrong form: %s as %s', async (part, changed, number, field) => {
    const file = sealed(entries());
    expect(file).toContain(part);
    expect(await check(file.replace(part, changed))).toEqual({ type: 'form', number, field });
  });

  it('lets be null what may be', async () => {
    const all = entries();
    const said = { type: 'Said', seat: null, person: { id: 'a', name: 'Anne' } };
    const opened = { ...all[0]!.fact, window: null, broughtIn: null };
    const more = [{ ...all[0]!, fact: opened }, ...all.slice(1, -1), { ...all.at(-1)!, fact: said }, all.at(-1)!];
    const file = sealed(more.map((entry, index) => ({ ...entry, number: index + 1 })));
    expect(await check(file)).toMatchObject({ type: 'good' });
  });

  it('does not give up on a very long text', async () => {
    const all = entries();
    const long = all.with(-2, { ...all.at(-2)!, command: '\n'.repeat(4_000_000) });
    expect(await check(sealed(long))).toMatchObject({ type: 'good' });
  });

  it('does not follow what lies too deep', async () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    const file = sealed(entries()).replace('"type":"Started"', `"type":"Started","x":${deep}`);
    expect(await check(file)).toMatchObject({ type: 'form', number: 5 });
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
    for (const other of ['ahoy', '', 'null', '7', '[]']) expect(await check(other)).toEqual({ type: 'unreadable' });
  });
});
