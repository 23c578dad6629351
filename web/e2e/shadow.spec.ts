import { expect, type Page, test } from './base';
import { clickUntil } from './clicks';
import { isFine } from './fine';
import { onEveryScreen, PHONE } from './screens';
import { CURTAIN, MOVE } from './table';
import { DEAL, OVER, Voyage } from './voyage';

const BOTS = ['A bot', 'A bot', 'A bot', 'A bot'];
const SECRET = /You are: (Sailor|Pirate|Cult leader|Cultist)/;

test('two people and four bots sail to the end, and then everything is told', async ({ browser }) => {
  const host = await Voyage.newcomer(browser);
  await host.plan({ characters: true }, 'Me', 'Open for a friend', ...BOTS);
  await host.confirm();
  const guest = await Voyage.newcomer(browser);
  await guest.page.goto(host.page.url());
  await guest.sitAt(2);
  await host.page.getByRole('button', { name: 'Set sail' }).click();
  for (const one of [host, guest]) {
    await expect(one.page.getByRole('dialog', { name: 'The deal' })).toBeVisible();
    expect(await one.page.content()).not.toMatch(SECRET);
    await one.learnCard(() => expect(one.page.getByText(SECRET)).toBeVisible());
    expect(await one.page.content()).not.toMatch(SECRET);
    if (one === host) await expect(one.deal).toContainText('Still looking');
  }
  for (const one of [host, guest]) {
    await expect(one.deal).toHaveCount(0);
    await expect(one.card).toBeVisible();
    expect(await one.page.content()).not.toMatch(SECRET);
    await one.holdCard(() => expect(one.page.getByText(SECRET)).toBeVisible());
    expect(await one.page.content()).not.toMatch(SECRET);
  }
  await Promise.all([host.sailToTheEnd(), guest.sailToTheEnd()]);
  await expect(host.page.getByRole('heading', { name: /^You (won|lost): The / })).toBeVisible();
  await expect(host.page.getByRole('table', { name: 'How it ended for everybody' })).toContainText('Cult leader');
  await expect(host.page.getByRole('heading', { name: 'The biggest lies' })).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Copy the link to it' })).toBeVisible();
  await host.page.getByRole('button', { name: 'The whole story' }).click();
  const story = host.page.getByRole('dialog', { name: 'History' });
  await expect(story).toContainText('Round 1');
  await expect(story).toContainText('Cult leader');
  await expect(story).toContainText(/drew .* and passed on/);
  await host.page.getByRole('button', { name: 'Close' }).click();
  await tellsTheTruthAfterwards(host.page);
});

/** The replay of a game that is over: each claim is true or a lie, and all parts can be open at once. */
async function tellsTheTruthAfterwards(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await page.locator('[data-stage]').focus();
  await page.keyboard.press('End');
  const talk = page.getByRole('log', { name: 'Story and talk' });
  await expect(talk.getByText(/^(✓ true|✗ a lie)$/).first()).toBeAttached();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown'); // the parts are dealt by then
  const leader = page.locator('[data-stage]').getByLabel(/^\w+\. Cult leader\./);
  await expect(page.locator('[data-stage]').getByLabel(/^\w+\./).first()).toBeVisible();
  await expect(leader).toHaveCount(0);
  await page.getByRole('radio', { name: 'Everything open' }).check({ force: true });
  await expect(leader.first()).toBeVisible();
}

test('a shared screen shows the voyage, and each phone its own secrets', async ({ browser }) => {
  const screen = await Voyage.newcomer(browser, { width: 1600, height: 900 });
  await screen.plan({ address: '/new/shadow?with=phones' }, 'Open for a friend', 'Open for a friend', ...BOTS);
  await screen.confirm();
  await screen.page.waitForURL(/\/screen$/);
  const table = screen.page.url().replace(/\/screen$/, '');
  const phones = [];
  for (const seat of [1, 2]) {
    const phone = await Voyage.newcomer(browser, PHONE);
    await phone.page.goto(table);
    await phone.sitAt(seat);
    phones.push(phone);
  }
  await screen.page.getByRole('button', { name: 'Set sail' }).click();
  for (const phone of phones) await phone.learnCard();
  for (const phone of phones) {
    await expect(phone.deal).toHaveCount(0);
    await phone.holdCard(() => expect(phone.page.getByText(SECRET)).toBeVisible());
  }
  await expect(screen.page.getByRole('list', { name: 'The steps of a round' })).toBeVisible();
  await expect(screen.card).toHaveCount(0);
  const nothingToPlay = clickUntil(screen.page, { until: [OVER], click: [], never: [{ css: 'button.move' }] });
  await Promise.all([nothingToPlay, ...phones.map((phone) => phone.sailToTheEnd())]);
  await expect(screen.page.getByRole('button', { name: 'The whole story' })).toBeVisible();
});

test('two at one screen sail to the end, with a curtain between them', async ({ page }) => {
  const table = new Voyage(page);
  await table.plan({}, 'Me', 'Somebody here', ...BOTS);
  await table.confirm();
  await page.getByRole('dialog', { name: 'The deal' }).getByRole('button', { name: /^I am / }).click();
  await expect(page.getByText(SECRET)).toBeVisible();
  await page.getByRole('button', { name: 'I know it' }).click();
  await expect(page.getByText(SECRET)).toHaveCount(0);
  const lifted = await table.sailToTheEnd({ css: 'body:has(.curtain) button', words: 'Hold: my card' });
  expect(lifted).toBeGreaterThan(2);
  await expect(page.getByRole('button', { name: 'The whole story' })).toBeVisible();
});

test('a face that cannot be chosen says why', async ({ page }) => {
  const table = new Voyage(page);
  const here = 'Somebody here';
  await table.plan({}, 'Me', here, here, here, here);
  await table.confirm();
  // The captain, one of those here, does not sail under himself.
  await clickUntil(page, { until: [{ css: MOVE, words: '^Lieutenant: ' }], click: [DEAL, CURTAIN] });
  await page.locator('[data-stage] .portrait [data-attempt*=Appoint]').first().dispatchEvent('click');
  await expect(page.getByRole('alert')).toContainText('That player cannot be appointed');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Rule:' })).toHaveAttribute('href', /^\/how\/shadow#\w+$/);
});

/** The colours of the faces of a crew in the column, or on the board. */
const facesIn = (page: Page, css: string) =>
  page.locator(css).evaluateAll((faces) => faces.map((face) => [...face.querySelectorAll('g[clip-path] [fill]')].map((one) => one.getAttribute('fill')).join()));

test('whoever chooses a face that somebody has already is given another one, the same on every page', async ({ browser }) => {
  const host = await Voyage.newcomer(browser);
  await host.plan({}, 'Me', 'Open for a friend', ...BOTS);
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.chooseFace(3);
  await host.giveName();
  await host.page.waitForURL(/\/t\//);
  const guest = await Voyage.newcomer(browser);
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('button', { name: 'Sit here (Seat 2)' }).click();
  await guest.chooseFace(3);
  await guest.giveName();
  await host.page.getByRole('button', { name: 'Set sail' }).click();
  for (const one of [host, guest]) await one.learnCard();
  for (const one of [host, guest]) await expect(one.deal).toHaveCount(0);
  const [crew, board] = ['.people ol li', '[data-stage] .portrait'];
  const faces = await facesIn(host.page, crew);
  expect(faces).toHaveLength(6);
  expect(new Set(faces).size, 'different faces').toBe(6);
  expect(await facesIn(guest.page, crew)).toEqual(faces);
  for (const { page } of [host, guest]) {
    const drawn = await facesIn(page, board);
    for (const face of faces) expect(drawn.filter((one) => one.includes(face))).toHaveLength(1);
  }
});

test('what one thinks of the others is kept in the browser and outlasts a reload', async ({ page }) => {
  const table = new Voyage(page);
  await table.plan({}, 'Me', 'A bot', ...BOTS);
  await table.confirm();
  await table.learnCard();
  await page.getByRole('button', { name: 'Crew', exact: true }).click();
  const note = page.getByRole('textbox', { name: /^Note on/ }).first();
  await note.fill('smiles too much');
  await page.reload();
  await page.getByRole('button', { name: 'Crew', exact: true }).click();
  await expect(note).toHaveValue('smiles too much');
});

for (const size of [{ width: 844, height: 390 }, { width: 640, height: 400 }]) {
  test(`on a low screen, ${size.width} by ${size.height}, the deal is whole, a vote beside a tip, and there is room for talk`, async ({ browser }) => {
    const table = await Voyage.newcomer(browser, size);
    await table.page.context().addInitScript(() => localStorage.setItem('kraken.coach.off', 'no'));
    await table.plan({ characters: true }, 'Me', 'A bot', ...BOTS);
    await table.confirm();
    await table.learnCard(async () => {
      await expect(table.page.getByText(SECRET)).toBeInViewport({ ratio: 1 });
      await expect(table.page.getByRole('button', { name: 'I know it' })).toBeInViewport({ ratio: 1 });
    });
    await table.sailToVote();
    await expect(table.page.getByRole('complementary', { name: 'A tip for your first game' })).toBeVisible();
    const choices = table.page.getByRole('button', { name: /^Show (no|\d) gun/ });
    await expect(choices.first()).toBeVisible(); // as many as one has guns: a character may have cost some
    for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
    await table.page.getByRole('button', { name: /^Crew and talk/ }).click();
    await table.page.getByRole('button', { name: 'Talk', exact: true }).click();
    await expect.poll(async () => (await table.story.boundingBox())?.height).toBeGreaterThan(120);
    await expect(table.page.getByRole('button', { name: 'What do you claim?' })).toBeInViewport({ ratio: 1 });
  });
}

onEveryScreen('the voyage', async (page) => {
  const table = new Voyage(page);
  await table.page.goto('/how/shadow');
  await expect(table.page.getByRole('heading', { name: 'Rituals of the cult' })).toBeVisible();
  await isFine(table.page);
  await table.plan({}, 'Me', 'A bot', ...BOTS);
  await table.confirm();
  await expect(table.page.getByRole('dialog', { name: 'The deal' })).toBeVisible();
  await isFine(table.page);
  await table.learnCard(() => isFine(table.page));
  await expect(table.card).toBeVisible();
  await table.holdCard(() => isFine(table.page));
  await table.sailToRound(4);
  await isFine(table.page);
  await table.page.getByRole('button', { name: 'History' }).click();
  await isFine(table.page);
  await table.page.getByRole('button', { name: 'Close' }).click();
  await table.page.getByRole('button', { name: 'Crew', exact: true }).click();
  await isFine(table.page);
});
