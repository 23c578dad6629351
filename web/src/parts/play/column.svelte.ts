import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

/** As the style sheets have it: where the column stands beside the stage; elsewhere it is a sheet over the board. */
const WIDE = '(min-width: 1000px) and (min-height: 500px)';

/** The column with crew, story and talk: in sight on a wide screen until it is hidden, elsewhere only when asked for. */
export class Column {
  private readonly wide = new MediaQuery(WIDE, true);
  private hidden = $state(false);
  private sheet = $state(false);
  private openedFor = false;

  readonly isSheet = $derived(!this.wide.current);
  readonly open = $derived(this.wide.current ? !this.hidden : this.sheet);

  /** Opens the column while something in it is asked for. A sheet closes again afterwards: it covers the board. */
  openFor(isAsked: boolean): void {
    untrack(() => {
      const opens = isAsked && !this.open;
      const closes = !isAsked && this.openedFor && this.isSheet && this.open;
      this.openedFor = opens || (isAsked && this.openedFor);
      if (opens || closes) this.toggle();
    });
  }

  toggle(): void {
    if (this.wide.current) this.hidden = !this.hidden;
    else this.sheet = !this.sheet;
  }
}
