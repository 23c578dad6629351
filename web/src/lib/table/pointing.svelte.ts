/** What a stream can show of a turn on the board. */
export interface Showing {
  /** Whether these steps of the table can be shown again. */
  remembers: (numbers: number[]) => boolean;
  /** Whether the steps of the last turn can be fetched, where the page was loaded after them. */
  fetches: boolean;
  again: (numbers: number[]) => void;
  /** Where the stream stands. */
  column: { readonly covers: boolean; uncover(): void };
}

const NOTHING: Showing = { remembers: () => false, fetches: false, again: () => undefined, column: { covers: false, uncover: () => undefined } };

/** What the reader of the stream points at: the board lights up its places. Where the stream covers the board, it makes way first. */
export class Pointing {
  /** The places of what is pointed at, one list for each step; null where nothing is. */
  lit = $state.raw<string[][] | null>(null);
  private pinned = false;

  constructor(private readonly showing: Showing = NOTHING) {}

  remembers(numbers: number[]): boolean {
    return this.showing.remembers(numbers);
  }

  /** Whether the last turn can be shown again. */
  offers(numbers: number[]): boolean {
    return this.remembers(numbers) || (this.showing.fetches && numbers.length > 0);
  }

  again(numbers: number[]): void {
    this.leave();
    this.showing.column.uncover();
    this.showing.again(numbers);
  }

  point(places: string[][]): void {
    this.lit = places;
  }

  /** Where a sheet covers the board it closes, and the places stay lit until the next touch. */
  pick(places: string[][]): void {
    const { column } = this.showing;
    if (!column.covers) return;
    this.pinned = true;
    column.uncover();
    this.lit = places;
    const touched = new AbortController();
    const unpin = () => {
      touched.abort();
      this.pinned = false;
      this.leave();
    };
    for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, unpin, { capture: true, signal: touched.signal });
  }

  leave(): void {
    if (!this.pinned) this.lit = null;
  }
}
