import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

/** As the style sheets have it: where the column stands beside the stage; elsewhere it is a sheet over the board. */
const WIDE = '(min-width: 1000px) and (min-height: 500px)';
/** Where the column is also high enough for the words of a guide over the older lines of its stream. */
const HIGH = '(min-width: 1000px) and (min-height: 700px)';

/** The column with crew, story and talk: in sight on a wide screen until it is hidden, elsewhere only when asked for. */
export class Column {
  private readonly wide = new MediaQuery(WIDE, true);
  private readonly high = new MediaQuery(HIGH, true);
  private hidden = $state(false);
  private sheet = $state(false);
  private openedFor = false;

  readonly isSheet = $derived(!this.wide.current);
  readonly open = $derived(this.wide.current ? !this.hidden : this.sheet);
  /** Whether a guide speaks here: beside the board it takes nothing from it. Elsewhere its words stand over the stage. */
  readonly guides = $derived(this.high.current && !this.hidden);

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
