/** The luck of a table, computed from its secret as docs/luck.md says. Nothing here knows a server. */

const NAME = 'kraken-table/1';
const WORDS_IN_A_BLOCK = 8;
const ALL_WORDS = 2 ** 32;

/** The nonce that a person has added, as hexadecimal digits. */
export interface Nonce {
  person: string;
  nonce: string;
}

export function bytesOf(hexDigits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexDigits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** The key of all numbers: the server's secret, and the nonces of the persons in the order of their ids. */
export async function luckKey(secret: string, nonces: Nonce[]): Promise<Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder();
  const end = Uint8Array.of(0);
  const ordered = [...nonces].sort((a, b) => (a.person < b.person ? -1 : a.person > b.person ? 1 : 0));
  const added = ordered.flatMap(({ person, nonce }) => [text.encode(person), end, bytesOf(nonce)]);
  return sha256(joined([text.encode(NAME), end, bytesOf(secret), ...added]));
}

/** The numbers of a table, one after the other. */
export class LuckStream {
  private counter = 0;
  private block: DataView | null = null;
  private place = 0;

  private constructor(private readonly key: CryptoKey) {}

  static async of(key: Uint8Array<ArrayBuffer>): Promise<LuckStream> {
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    return new LuckStream(await crypto.subtle.importKey('raw', key, hmac, false, ['sign']));
  }

  /** Skips words at the upper end, which would make some numbers likelier than others. */
  async below(bound: number): Promise<number> {
    const limit = Math.floor(ALL_WORDS / bound) * bound;
    let word = await this.word();
    while (word >= limit) word = await this.word();
    return word % bound;
  }

  async draw(bounds: number[]): Promise<number[]> {
    const numbers: number[] = [];
    for (const bound of bounds) numbers.push(await this.below(bound));
    return numbers;
  }

  async word(): Promise<number> {
    if (!this.block || this.place === WORDS_IN_A_BLOCK) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(this.counter++));
      this.block = new DataView(await crypto.subtle.sign('HMAC', this.key, counter.buffer));
      this.place = 0;
    }
    return this.block.getUint32(4 * this.place++);
  }
}
