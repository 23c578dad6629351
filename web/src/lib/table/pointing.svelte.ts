/** What the reader of the stream points at: the board lights up its places. */
export class Pointing {
  /** The places of what is pointed at, one list for each step; null where nothing is. */
  lit = $state.raw<string[][] | null>(null);

  constructor(
    /** Whether these steps of the table can be shown again. */
    readonly remembers: (numbers: number[]) => boolean = () => false,
    readonly again: (numbers: number[]) => void = () => undefined,
  ) {}

  point(places: string[][]): void {
    this.lit = places;
  }

  leave(): void {
    this.lit = null;
  }
}
