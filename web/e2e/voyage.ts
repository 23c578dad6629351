import { type Browser, expect } from '@playwright/test';
import { clickUntil, type Sight } from './clicks';
import { CURTAIN, MOVE, Table } from './table';

const RITUAL = 'section[aria-label="A ritual of the cult"]';

/** The link to the replay of a game that is over. */
export const OVER: Sight = { css: 'a[href$="/replay"]' };

/** At the beginning every seat turns its card over, and says that it knows it. */
export const DEAL: Sight = { css: 'dialog.deal button' };

/** What is played: a ritual, chosen and then done, somebody else where the choice was refused, or a listed move. Every page also offers to reveal a character, of use or not. */
export const CHOICES: Sight[] = [
  { css: `${RITUAL}:has([role=alert]) button[aria-pressed=true] + button` },
  { css: `${RITUAL} button.primary:enabled` },
  { css: `${RITUAL} button` },
  { css: MOVE, words: '^(?!Reveal my character)' },
];

/** What people do at a table of L'Ombre du Kraken. */
export class Voyage extends Table {
  static override async newcomer(browser: Browser, size = { width: 1280, height: 800 }): Promise<Voyage> {
    const context = await browser.newContext({ viewport: size });
    return new Voyage(await context.newPage());
  }

  /** Fills in a new table: the seats as named, no limit for windows, and all characters or none. */
  async plan({ address = '/new/shadow', characters = false }, ...chairs: string[]): Promise<void> {
    await this.page.goto(address);
    await this.choosePlayers(chairs.length);
    for (const [index, chair] of chairs.entries()) {
      await this.page.getByRole('combobox', { name: new RegExp(`^Seat ${index + 1}\\b`) }).selectOption({ label: chair });
    }
    await this.page.getByText('More settings').click();
    const reactions = this.page.getByRole('group', { name: 'Time to react' });
    if (chairs.includes('Somebody here')) await expect(reactions).toHaveCount(0); // one screen has no clock
    else await reactions.getByText('No limit').click();
    if (characters) await this.page.getByText('All characters', { exact: true }).click();
    else await this.hasNoCharacters();
  }

  /** A new table begins without characters. */
  private async hasNoCharacters(): Promise<void> {
    const characters = this.page.getByRole('group', { name: 'Characters' });
    await expect(characters.getByRole('checkbox').first()).toBeVisible();
    await expect(characters.getByRole('checkbox', { checked: true })).toHaveCount(0);
  }

  async sitAt(seat: number): Promise<void> {
    await this.page.getByRole('button', { name: `Sit here (Seat ${seat})` }).click();
    await this.giveName();
  }

  get card() {
    return this.page.getByRole('button', { name: 'Hold: my card' });
  }

  get deal() {
    return this.page.getByRole('dialog', { name: 'The deal' });
  }

  /** Turns the card over that was dealt, and says that it is known. The page may still wait for others. */
  async learnCard(look: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    await this.page.getByRole('button', { name: 'Turn it over' }).click();
    await look();
    await this.page.getByRole('button', { name: 'I know it' }).click();
    await expect(this.page.getByRole('button', { name: 'I know it' })).toHaveCount(0);
  }

  /** Plays whatever comes first, until the voyage is over. Answers how often the curtain was lifted. */
  async sailToTheEnd(...never: Sight[]): Promise<number> {
    const [, lifted = 0] = await clickUntil(this.page, { until: [OVER], click: [DEAL, CURTAIN, ...CHOICES], never });
    await expect(this.story).toContainText('The game is over.');
    return lifted;
  }

  /** Plays on until a later round, or until the voyage is over. */
  async sailToRound(round: number): Promise<void> {
    const later = { css: '.round', words: `^Round ([${round}-9]|\\d\\d)` };
    await clickUntil(this.page, { until: [later, OVER], click: [DEAL, ...CHOICES] });
  }

  /** Plays on until this person is asked for guns: a captain is not. */
  async sailToVote(): Promise<void> {
    await clickUntil(this.page, { until: [{ css: MOVE, words: '^Show no gun' }], click: CHOICES });
  }

  /** Looks under the own card as long as `look` takes. */
  async holdCard(look: () => Promise<void>): Promise<void> {
    await this.grip();
    await look();
    await this.page.mouse.up();
    await expect(this.page.getByText(/^You are: /)).toHaveCount(0);
  }

  /** The card may move away from under the pointer before it is pressed; then it is tried again. */
  private async grip(): Promise<void> {
    await this.card.hover();
    await this.page.mouse.down();
    if (await this.card.evaluate((card) => card.classList.contains('held'))) return;
    await this.page.mouse.up();
    await this.grip();
  }
}
