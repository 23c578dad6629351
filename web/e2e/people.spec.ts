import { expect, test } from './base';
import { MEANT, MOVE, Table } from './table';

/** A host and a friend at a table of two; the game has begun. */
async function together(host: Table, friend: Table): Promise<string> {
  await host.open('Me', 'Open for a friend');
  const address = host.page.url();
  await friend.page.goto(address);
  await friend.sit();
  await host.setSail();
  await friend.isPlaying();
  return address;
}

/** In the page: clicks what the first of the selectors finds that finds anything. */
const clickFirst = (selectors: string[]) => {
  const found = selectors.map((css) => document.querySelector<HTMLElement>(css));
  found.find((one) => one !== null)?.click();
};

const crew = (table: Table) => table.page.getByRole('complementary', { name: 'Crew and talk' });

test('a bot sits in for somebody who is away, and whoever comes back has the seat again', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  const friend = await Table.newcomer(browser);
  const address = await together(host, friend);
  await expect(crew(host).getByText('away')).toHaveCount(0);
  const context = friend.page.context();
  await friend.page.close();
  await expect(crew(host).getByText('away', { exact: true })).toBeVisible();
  await crew(host).getByRole('button', { name: 'Let a bot sit in' }).click();
  await expect(crew(host).getByText('a bot sits in', { exact: true })).toBeVisible();
  const back = new Table(await context.newPage());
  await back.page.goto(address);
  await back.isPlaying();
  await expect(crew(back).getByText('you', { exact: true })).toBeVisible();
  await expect(crew(host).getByText('a bot sits in', { exact: true })).toHaveCount(0);
  await expect(crew(host).getByText('away', { exact: true })).toHaveCount(0);
});

test('whoever waits rings the bell, and whoever is asked sees it', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  const friend = await Table.newcomer(browser);
  const tables = [host, friend];
  for (const { page } of tables) await page.clock.install();
  await together(host, friend);
  for (const { page } of tables) await page.clock.fastForward(25_000);
  const bells = () => Promise.all(tables.map(({ page }) => page.getByRole('button', { name: 'Ring the bell' }).count()));
  await expect.poll(async () => (await bells()).join()).toMatch(/^(1,0|0,1)$/);
  const [ringer, asked] = (await bells())[0] === 1 ? [host, friend] : [friend, host];
  await expect(asked.page.getByText('The crew waits for you.')).toBeVisible();
  await ringer.page.getByRole('button', { name: 'Ring the bell' }).click();
  await expect(asked.page.locator('.passing')).toContainText('rings the bell');
});

test('whoever left the game can come back, and a watcher is seen and given a seat', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  const friend = await Table.newcomer(browser);
  const address = await together(host, friend);
  await friend.more('Leave the game…');
  await friend.page.getByRole('button', { name: /Let a bot play.*easy/ }).click();
  await crew(friend).getByRole('button', { name: 'Take my seat back' }).click();
  await expect(crew(friend).getByText('you', { exact: true })).toBeVisible();

  const watcher = await Table.newcomer(browser);
  await watcher.page.goto(address);
  await expect(crew(host).getByText('Watching: 1')).toBeVisible();
  await crew(watcher).getByRole('button', { name: 'Tell them your name' }).click();
  await watcher.giveName();
  await expect(crew(host).getByText(/^Watching: [A-Z]/)).toBeVisible();
  await friend.more('Leave the game…');
  await friend.page.getByRole('button', { name: /Let a bot play.*easy/ }).click();
  await friend.page.close();
  await host.more('Seats and host…');
  const give = host.page.getByRole('button', { name: /^Seat 2/ });
  await expect(give).toHaveCount(1);
  await give.click();
  await expect(crew(watcher).getByText('you', { exact: true })).toBeVisible();
});

test('two watchers of one name are told apart, and the seat goes to the one who was meant', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  await host.open('Me', 'A bot');
  await host.isAsked();
  const zoes = [await Table.newcomer(browser), await Table.newcomer(browser)];
  for (const zoe of zoes) {
    await zoe.callMyself('Zoe');
    await zoe.page.goto(host.page.url());
    await zoe.isPlaying();
  }
  await expect(crew(host).getByText('Watching: Zoe (1), Zoe (2)')).toBeVisible();
  const [other, meant] = zoes as [Table, Table];
  await expect(crew(meant).getByText(/Zoe \(\d\) \(you\)/)).toBeVisible();
  const [, number] = /Zoe \((\d)\) \(you\)/.exec(await crew(meant).innerText()) ?? [];
  await host.more('Hand over…');
  await host.page.getByRole('dialog').getByRole('button', { name: `Zoe (${number})` }).click();
  await host.page.getByRole('button', { name: `Yes, Zoe (${number}) plays on` }).click();
  await meant.isAsked();
  await expect(crew(meant).getByText('you', { exact: true })).toBeVisible();
  await expect(other.page.getByText('You are watching.')).toBeVisible();
  await expect(crew(other).getByText('you', { exact: true })).toHaveCount(0);
});

test('a guest who was removed stays removed until the host gives them a seat', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  const guest = await Table.newcomer(browser);
  await host.open('Me', 'Open for a friend');
  await guest.page.goto(host.page.url());
  await guest.sit();
  await host.page.getByRole('button', { name: 'Remove this guest' }).click();
  await guest.page.getByRole('button', { name: /sit here/i }).click();
  await expect(guest.page.getByText('The host has taken you from this table.')).toBeVisible();
  await host.page.getByRole('button', { name: /^Seat 2 to / }).click();
  await expect(guest.page.getByText('(you)')).toBeVisible();
});

test('home says where it is my turn, and since when', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  const friend = await Table.newcomer(browser);
  await together(host, friend);
  await host.isAsked();
  await expect(host.page).toHaveTitle(/Your turn/);
  await expect(host.page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-turn/);
  await host.page.goto('/');
  await expect(host.page.getByText(/^Your turn · /)).toBeVisible();
  await expect(host.page).toHaveTitle(/^\(1\) /);
  await friend.page.goto('/');
  await expect(friend.page.getByText(/^Waiting for /)).toBeVisible();
});

test('the crew sees the link of its call, and nobody else does', async ({ browser }) => {
  const host = await Table.newcomer(browser);
  const friend = await Table.newcomer(browser);
  const address = await together(host, friend);
  await host.more('Call and alerts…');
  await host.page.getByRole('textbox', { name: 'Link of a voice call' }).fill('https://meet.example.org/kraken');
  await host.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(host.page.getByText('Saved')).toBeVisible();
  await friend.page.reload();
  await expect(crew(friend).getByRole('link', { name: 'Join the call' })).toHaveAttribute('href', 'https://meet.example.org/kraken');
  const watcher = await Table.newcomer(browser);
  await watcher.page.goto(address);
  await watcher.isPlaying();
  await expect(crew(watcher).getByRole('link', { name: 'Join the call' })).toHaveCount(0);
});

test('a watcher looks through eyes that are lent, a round late, until the player ends it', async ({ browser }) => {
  const host = new Table(await (await browser.newContext()).newPage(), 'rage');
  await host.open('Me', 'A bot');
  await host.isPlaying();
  const watcher = await Table.newcomer(browser);
  await watcher.page.goto(host.page.url());
  await watcher.isPlaying();
  const hand = watcher.page.getByRole('group', { name: 'Your hand' });
  await expect(hand).toHaveCount(0);
  await host.more('Watchers…');
  const lends = host.page.getByRole('checkbox', { name: 'Watchers may see what I saw a round ago' });
  await expect(lends).not.toBeChecked();
  await lends.click();
  await expect(lends).toBeChecked();
  await host.page.keyboard.press('Escape');
  await expect(host.story).toContainText('lets watchers see, a round late');

  await crew(watcher).getByRole('button', { name: /^Look through the eyes of / }).click();
  await watcher.giveName();
  await expect(watcher.page.getByText(/^Soon you will see what /)).toBeVisible();
  await expect(hand).toHaveCount(0);
  const seen = watcher.page.getByText(/^You see what .* saw a round ago/);
  await expect
    .poll(async () => {
      const there = await seen.isVisible();
      if (!there) await host.page.evaluate(clickFirst, [MEANT.css, '.foot button.primary', MOVE]);
      return there;
    })
    .toBe(true);
  await host.page.keyboard.press('Escape'); // the last click may have led to a question, "Do you mean it?"
  await expect(hand.getByRole('button')).toHaveCount(3);
  await host.more('Watchers…');
  await lends.click();
  await expect(seen).toHaveCount(0);
  await expect(hand).toHaveCount(0);
  await expect(crew(watcher).getByRole('button', { name: /^Look through the eyes of / })).toHaveCount(0);
});

test('a push is shown in the language of its browser, also where no page is at the table', async ({ browser, server }) => {
  const { page } = await Table.newcomer(browser);
  await page.context().grantPermissions(['notifications'], { origin: server.address });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => undefined));
  const devtools = await page.context().newCDPSession(page);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => (registrationId = registrations[0]?.registrationId ?? registrationId));
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).not.toBe('');
  const data = JSON.stringify({ table: 'abc', game: 'Kraken Attack!', language: 'de' });
  /** Pushed until it is shown, as a worker that is not running yet may miss it; a notification with a tag replaces the one before. */
  const shown = async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: server.address, registrationId, data });
    return page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
    });
  };
  await expect.poll(shown).toEqual([['Du bist dran', 'Kraken Attack!: Das Spiel wartet am Tisch auf dich.', 'abc']]);
});
