import type { AdviceLine } from '../../wire/table';

/** What a bot would do in the position that is shown. It belongs to that position, and goes with it. */
export class Advice {
  lines = $state.raw<AdviceLine[] | null>(null);
  thinking = $state(false);
  private position = 0;

  constructor(private readonly ask: (seat: number) => Promise<AdviceLine[] | null>) {}

  async of(seat: number): Promise<void> {
    const position = this.position;
    this.thinking = true;
    const lines = await this.ask(seat);
    if (position !== this.position) return;
    this.thinking = false;
    this.lines = lines;
  }

  close(): void {
    this.lines = null;
  }

  /** The position has changed, or another seat looks: an answer that is still to come is for nobody. */
  forget(): void {
    this.position += 1;
    this.thinking = false;
    this.lines = null;
  }
}
