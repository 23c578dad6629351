import { tick } from 'svelte';

/** How the row of moves fits its width: in one line each, else in two lines each, else it goes on beyond its end. */
export class RowFit {
  tight = $state(false);
  goesOn = $state(false);

  /** Looks at the row as it stands, first with the moves in one line each. The row may be gone by then. */
  async measure(row: () => HTMLElement | null | undefined): Promise<void> {
    this.tight = false;
    await tick();
    this.tight = overflows(row());
    await tick();
    this.goesOn = overflows(row());
  }
}

const overflows = (row: HTMLElement | null | undefined): boolean => !!row && row.scrollWidth > row.clientWidth + 1;
