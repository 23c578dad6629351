import { tick } from 'svelte';

/** How the row of moves fits its width: in one line each, else in two lines each, else packed into two rows, else it goes on. On a phone it wraps. */
export class RowFit {
  tight = $state(false);
  /** Two rows of small buttons: for a mouse, not for fingers. */
  packed = $state(false);
  goesOn = $state(false);

  /** Looks at the row as it stands, first with the moves in one line each. The row may be gone by then. */
  async measure(row: () => HTMLElement | null | undefined, mayPack = false): Promise<void> {
    this.tight = this.packed = false;
    await tick();
    this.tight = overflows(row());
    await tick();
    this.packed = mayPack && overflows(row());
    await tick();
    this.goesOn = overflows(row()) || goesDown(row());
  }
}

const overflows = (row: HTMLElement | null | undefined): boolean => !!row && row.scrollWidth > row.clientWidth + 1;

const goesDown = (row: HTMLElement | null | undefined): boolean => !!row && row.scrollHeight > row.clientHeight + 1;
