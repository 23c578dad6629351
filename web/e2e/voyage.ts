import { type Browser, expect } from '@playwright/test';
import { Table } from './table';

/** What people do at a table of L'Ombre du Kraken. */
export class Voyage extends Table {
  static override async newcomer(browser: Browser, size = { width: 1280, height: 800 }): Promise<Voyage> {
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    return new Voyage(await context.newPage());
  }

  /** Fills in a new table: the seats as named, no limit for windows, and no characters where the game is to be short. */
  async plan({ address = '/new/shadow', characters = false }, ...chairs: string[]): Promise<void> {
    await this.page.goto(address);
    await this.choosePlayers(chairs.length);
    for (const [index, chair] of chairs.entries()) {
      await this.page.getByRole('combobox', { name: new RegExp(`^Seat ${index + 1}\\b`) }).selectOption({ label: chair });
    }
    await this.page.getByRole('group', { name: 'Time to react' }).getByText('No limit').click();
    if (!characters) await this.leaveCharactersAshore();
  }

  private async leaveCharactersAshore(): Promise<void> {
    const chosen = this.page.getByRole('group', { name: 'Characters' }).getByRole('checkbox', { checked: true });
    while ((await chosen.count()) > 0) await chosen.first().uncheck();
  }

  async sitAt(seat: number): Promise<void> {
    await this.page.getByRole('button', { name: `Sit here (Seat ${seat})` }).click();
    await this.giveName();
  }

  /** What can really be played: every page also offers to reveal a character, whether it is of use or not. */
  get choices() {
    return this.page.locator('section.moves button.move:not([aria-disabled=true])').filter({ hasNotText: 'Reveal my character' });
  }

  get ritual() {
    return this.page.getByRole('region', { name: 'A ritual of the cult' });
  }

  get card() {
    return this.page.getByRole('button', { name: 'Hold: my card' });
  }

  get isOver(): Promise<boolean> {
    return this.page.getByText('The game is over.').first().isVisible();
  }

  /** Plays the first that is offered, if anything is. */
  async act(): Promise<void> {
    await this.liftCurtain();
    if (await this.ritual.isVisible()) await this.takePart();
    else if ((await this.choices.count()) > 0) await this.choices.first().click({ timeout: 1_000 }).catch(() => {});
  }

  /** Where several sit at this screen: the one who is called comes. */
  private async liftCurtain(): Promise<void> {
    const called = this.page.getByRole('heading', { name: /^Pass the screen to/ });
    if (await called.isVisible()) await this.page.getByRole('button', { name: /^I am / }).first().click({ timeout: 1_000 }).catch(() => {});
  }

  private async takePart(): Promise<void> {
    const choice = this.ritual.getByRole('button').first();
    const done = this.ritual.getByRole('button', { name: 'Done, eyes closed' });
    for (let i = 0; i < 3 && (await done.isDisabled({ timeout: 500 }).catch(() => false)); i++) {
      await choice.click({ timeout: 1_000 }).catch(() => {});
    }
    await done.click({ timeout: 1_000 }).catch(() => {});
  }

  /** All of them play whatever comes first, until the voyage ends or `until` is met. */
  static async sail(all: Voyage[], until: () => Promise<boolean> = async () => false): Promise<void> {
    const [first] = all;
    while (first && !(await first.isOver) && !(await until())) {
      for (const one of all) await one.act();
      await first.page.waitForTimeout(20);
    }
  }

  /** Looks under the own card as long as `look` takes. */
  async holdCard(look: () => Promise<void>): Promise<void> {
    await this.card.hover();
    await this.page.mouse.down();
    await look();
    await this.page.mouse.up();
    await expect(this.page.getByText(/^You are: /)).toHaveCount(0);
  }
}
