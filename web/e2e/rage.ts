import type { Page } from './base';
import { clickUntil } from './clicks';
import { CURTAIN, LAID_OUT, MEANT, MOVE, REMATCH, Table } from './table';

/** The sea, the hand and the curtain, by what they tell. */
export class Rage extends Table {
  constructor(page: Page) {
    super(page, 'rage');
  }

  get sea() {
    return this.page.getByRole('group', { name: /^The sea around the Kraken/ });
  }

  get cards() {
    return this.page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  }

  get order() {
    return this.page.getByRole('list', { name: 'Order of the actions' }).getByRole('listitem');
  }

  get goAhead() {
    return this.page.getByRole('button', { name: 'Play in this order' });
  }

  get curtain() {
    return this.page.getByRole('button', { name: /^I am / }).first();
  }

  /** Waits until one of those at this screen is asked, and not a bot, and lifts the curtain for him. */
  async liftCurtain(): Promise<void> {
    await this.page.getByRole('heading', { name: /^Pass the screen to / }).waitFor();
    await this.curtain.click();
  }

  /** Plays whatever comes first, and lifts the curtain for whoever is next. */
  override async playToTheEnd(): Promise<void> {
    await clickUntil(this.page, { until: [REMATCH], click: [MEANT, CURTAIN, LAID_OUT, { css: MOVE }] });
  }
}
