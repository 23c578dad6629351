import type { NameOf } from '../../games/game';
import type { TableTold } from '../../wire/table';
import { t } from '../i18n/i18n.svelte';
import type { Table } from '../table/table.svelte';
import { noteOf } from './why-not';

/** What a page knows of its table at a click on the board that nothing on it answers. */
export interface ClickContext {
  told: TableTold;
  seat: number | null;
  /** Whether a curtain hides what its players know, and whom it waits for. */
  covered: boolean;
  waitsFor: number | undefined;
  nameOf: NameOf;
  /** What the game waits for. */
  awaited: string;
  /** What a watcher is told. */
  watching: string;
  /** Asks the server why the piece cannot be used; missing where the seat has nothing to decide alone. */
  why?: ((move: unknown) => Promise<void>) | undefined;
}

/** Every click answers: the server says why a piece cannot be used; elsewhere the page says what the game waits for. */
export class MissedClicks {
  /** Whoever looks on clicks here and there, and knows after the first click that nothing comes of it. */
  private saidWatching = false;

  constructor(
    private readonly table: Table,
    private readonly page: () => ClickContext,
  ) {}

  async answer(target: Element): Promise<void> {
    const { told, seat, covered, awaited, why } = this.page();
    if (told.stage === 'OVER') return this.say(t('miss.over', { button: t('end.replay') }));
    if (told.stage !== 'PLAYING' || this.table.asking) return; // the answer to the click before is on its way
    const attempt = target.closest<SVGElement>('[data-attempt]')?.dataset['attempt'];
    if (covered) this.say(this.curtained());
    else if (seat === null) this.watch();
    else if (attempt && why) await why(JSON.parse(attempt));
    else this.say(awaited);
  }

  private curtained(): string {
    const { waitsFor, nameOf } = this.page();
    return waitsFor === undefined ? t('curtain.nobody') : t('curtain.title', { name: nameOf(waitsFor) });
  }

  private watch(): void {
    if (!this.saidWatching) this.say(this.page().watching);
    this.saidWatching = true;
  }

  private say(note: string): void {
    this.table.refused = noteOf(note, this.page().told.number);
  }
}
