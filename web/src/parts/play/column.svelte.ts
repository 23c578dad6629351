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

  private claims = $state(false);

  /** The claim that the form is opened with, where it answers somebody. */
  answer = $state.raw<{ form: string; fillings: string[] } | null>(null);

  /** The height of what stands over the foot of the board of what was said, in pixels. */
  said = $state(0);

  /** What had the focus when the sheet made way for the board. */
  leftFrom: HTMLElement | null = null;

  readonly isSheet = $derived(!this.wide.current);
  readonly open = $derived(this.wide.current ? !this.hidden : this.sheet);
  /** Whether it lies over the board now. */
  readonly covers = $derived(this.isSheet && this.open);
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

  /** Brings it back beside the stage; it never opens the sheet, which covers the board. */
  show(): void {
    this.hidden = false;
  }

  /** The sheet makes way for something on the board. */
  uncover(): void {
    if (!this.covers) return;
    this.leftFrom = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.sheet = false;
  }

  /** Brings the talk into sight, as a sheet where it does not stand beside the stage. */
  openTalk(): void {
    if (!this.open) this.toggle();
  }

  /** Whether the form for a claim is open in it. */
  get claiming(): boolean {
    return this.claims;
  }
  set claiming(on: boolean) {
    this.claims = on;
    if (!on) this.answer = null;
  }

  /** Opens the form for a claim in it, or for one that answers somebody. */
  openClaims(answer: { form: string; fillings: string[] } | null = null): void {
    this.openTalk();
    this.answer = answer;
    this.claiming = true;
  }

  toggle(): void {
    if (this.wide.current) this.hidden = !this.hidden;
    else this.sheet = !this.sheet;
  }
}
