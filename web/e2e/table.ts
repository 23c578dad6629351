import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { clickUntil, type Sight } from './clicks';

/** Yes to the question before a move that costs much. */
export const MEANT = { css: 'dialog[open] button.primary' };

/** A move that can be played now: while an answer is awaited, none can. */
export const MOVE = 'section.moves button.move:not([aria-disabled=true])';
/** Plays the card of Kraken Rage that is laid out on the board. */
export const LAID_OUT = { css: '.foot button.primary' };
export const REMATCH: Sight = { css: 'button', words: '^Rematch$' };
/** Where several sit at one screen: the button of the one who is asked. */
export const CURTAIN: Sight = { css: '.curtain button.primary', words: '^I am ' };

/** What people do at a table, by the words that they see. */
export class Table {
  constructor(
    readonly page: Page,
    private readonly game = 'attack',
  ) {}

  /** Another person, in a browser of their own. */
  static async newcomer(browser: Browser): Promise<Table> {
    const context = await browser.newContext();
    return new Table(await context.newPage());
  }

  async playNow(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: /play now/i }).first().click();
    await this.isPlaying();
  }

  /**
   * Opens a table where the seats are taken as named: "Me", "Somebody here", "A bot", "Open for a friend".
   * Where nobody is to come, the game begins at once.
   */
  async open(...chairs: string[]): Promise<void> {
    await this.prepare(...chairs);
    await this.confirm();
  }

  /** Fills in the form of a new table, and leaves it open. */
  async prepare(...chairs: string[]): Promise<void> {
    await this.page.goto(`/new/${this.game}`);
    await this.choosePlayers(chairs.length);
    for (const [index, chair] of chairs.entries()) {
      await this.chair(index + 1).selectOption({ label: chair });
    }
  }

  async confirm(): Promise<void> {
    await this.page.getByRole('button', { name: 'Open the table' }).click();
    await this.giveName();
    await this.page.waitForURL(/\/t\//);
  }

  /** Does one of the rarer things. */
  async more(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('button', { name }).click();
  }

  /** Takes the name that is proposed. A browser is asked once. */
  async giveName(): Promise<void> {
    await this.page.getByRole('button', { name: 'Aye, that is me' }).click();
  }

  /** Chooses a face in the dialog that asks for a name. */
  async chooseFace(number: number): Promise<void> {
    await this.page.getByRole('radio', { name: `Face ${number}`, exact: true }).check({ force: true });
  }

  /** Chooses a name in the settings. */
  async callMyself(name: string): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Settings' }).click();
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByRole('button', { name: 'Save' }).click();
    await expect(this.page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  }

  async sit(): Promise<void> {
    await this.page.getByRole('button', { name: /sit here/i }).click();
    await this.giveName();
  }

  private chair(number: number) {
    return this.page.getByRole('combobox', { name: new RegExp(`^Seat ${number}\\b`) });
  }

  async choosePlayers(players: number): Promise<void> {
    const group = this.page.getByRole('group', { name: 'Players' });
    await group.getByText(`${players}`, { exact: true }).click();
  }

  async setSail(): Promise<void> {
    await this.page.getByRole('button', { name: 'Set sail' }).click();
    await this.isPlaying();
  }

  async isPlaying(): Promise<void> {
    await expect(this.page.locator('[data-stage]')).toBeVisible();
  }

  get moves() {
    return this.page.locator('section.moves button.move');
  }

  get ending() {
    return this.page.getByRole('button', { name: 'Rematch' });
  }

  /** In sight on a wide screen; on a phone it waits under a sheet that is closed at first. */
  get story() {
    return this.page.getByRole('log', { name: 'Story and talk', includeHidden: true });
  }

  /** Moves can be played: those of before, which stay in sight while it is shown what came of one of them, cannot. */
  async isAsked(): Promise<void> {
    await expect(this.page.locator(MOVE).first()).toBeVisible();
  }

  /** Plays the first of the listed moves; the list has them all. */
  async playFirst(): Promise<void> {
    await this.play(this.moves.first());
  }

  /** Plays a move, and waits for what comes of it: other moves, or a new line of the story. */
  async play(move: Locator): Promise<void> {
    const shown = async () => [await this.moves.allTextContents(), await this.story.allTextContents()];
    await expect(this.story).toBeAttached();
    const before = await shown();
    await move.click();
    await expect.poll(shown).not.toEqual(before);
  }

  /** Plays whatever comes first whenever asked, until the game is over; a card of Kraken Rage as it is laid out. */
  async playToTheEnd(): Promise<void> {
    await clickUntil(this.page, { until: [REMATCH], click: [MEANT, LAID_OUT, { css: MOVE }] });
  }
}
