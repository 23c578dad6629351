import type { ReviewTold } from '../../wire/table';

const PAUSE = 1500;

/** A look back on a finished game. The server makes it bit by bit, and this page asks until all of it is there. */
export class Review {
  told = $state.raw<ReviewTold | null>(null);
  failed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(private readonly load: () => Promise<ReviewTold>) {}

  async start(): Promise<void> {
    try {
      const told = await this.load();
      if (this.stopped) return;
      this.told = told;
      if (!told.finished) this.timer = setTimeout(() => void this.start(), PAUSE);
    } catch {
      this.failed = true;
    }
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
}
