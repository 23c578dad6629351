import { untrack } from 'svelte';
import type { TableTold } from '../../wire/table';
import { isBell } from './passing-talk.svelte';
import type { Table } from './table.svelte';
import { awaitedOf } from './turn';

/** After so many seconds a page says how long the crew has been deciding; then it reminds its own person ever more clearly. */
export const STEPS = [20, 60, 120] as const;
/** The page rings once more for all who were asked, whether they have answered or not: a phone that rings tells nothing. */
const RINGS_AGAIN = STEPS[1];
/** As the server has it, and a little longer. */
const BETWEEN_BELLS = 21_000;

interface Page {
  told: () => TableTold;
  /** Whether the page asks its person now. */
  asks: () => boolean;
  ringBell: () => void;
  /** Shows a notification to a person who does not look. */
  notify: () => void;
}

/**
 * How long everybody has been waiting for somebody. It goes by the seats that were asked, never by those that have answered, so
 * that all pages say and ring the same; only to those who have not decided the page says that it is they. To be made while a
 * component is set up.
 */
export class Waiting {
  private now = $state(Date.now());

  constructor(
    private readonly table: Table,
    private readonly page: Page,
  ) {
    $effect(() => {
      if (this.since === null) return;
      this.now = Date.now();
      const timer = setInterval(() => (this.now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
    $effect(() => this.ringAgain());
    $effect(() => {
      const { news } = table;
      untrack(() => {
        if (this.isAsked && news.some((one) => one.type === 'Spoke' && isBell(one.said))) page.notify();
      });
    });
  }

  private readonly asked = $derived.by(() => {
    const { play } = this.page.told();
    return play === null ? [] : play.turn.type === 'Together' ? play.turn.asked : awaitedOf(play.turn);
  });
  /** Whether the game has asked a seat of this page, whether it has answered or not. */
  readonly isAsked = $derived.by(() => this.page.told().seats.some(({ seat, yours }) => yours && this.asked.includes(seat)));
  /** The people of other pages who were asked. */
  readonly others = $derived.by(() => this.page.told().seats.flatMap(({ seat, sitter, yours }) => (!yours && sitter.type === 'Human' && this.asked.includes(seat) ? [seat] : [])));
  /** Bots do not mind: nobody is hurried who plays with them alone. */
  private readonly hasCompany = $derived.by(() => this.page.told().seats.some(({ sitter, yours }) => !yours && sitter.type === 'Human'));

  private readonly since = $derived.by(() => {
    const { stage, play } = this.page.told();
    return stage === 'PLAYING' && this.hasCompany && (this.others.length > 0 || this.isAsked) ? (play?.since ?? null) : null;
  });
  readonly seconds = $derived.by(() => (this.since === null ? 0 : Math.max(0, Math.floor((this.now - this.since) / 1000))));
  /** 0 while nobody has waited long, then 1 to 3. */
  readonly step = $derived(STEPS.filter((one) => this.seconds >= one).length);

  /** Whether the page reminds its own person. */
  readonly reminds = $derived.by(() => this.step > 0 && this.page.asks());
  /** Whether it is said here how long others have been deciding. */
  readonly tells = $derived.by(() => this.step > 0 && this.others.length > 0 && !this.page.asks() && this.table.mySeats.length > 0);
  /** Whether the bell was rung just now, by whomever. */
  readonly isRung = $derived.by(() => this.page.told().talk.some((said) => isBell(said) && said.at > this.now - BETWEEN_BELLS));

  /** The wait for which the page rings again or has done so. */
  private rings: { since: number; done: boolean } | null = null;

  private ringAgain(): void {
    const { since, seconds } = this;
    if (since === null) return;
    const late = seconds >= RINGS_AGAIN;
    // A page that is opened so late has just asked.
    if (this.rings?.since !== since) this.rings = { since, done: late };
    if (!late || this.rings.done) return;
    this.rings = { since, done: true };
    if (this.isAsked) untrack(() => this.page.ringBell());
  }
}
