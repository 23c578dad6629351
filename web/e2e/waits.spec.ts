import type { ClientMessage, Message } from '../src/wire/table';
import { expect, type Page, test } from './base';
import { clickUntil } from './clicks';
import { Server } from './server';
import { MEANT, MOVE, REMATCH, Table } from './table';

const own = test.extend<{ patient: Server }>({
  patient: async ({}, use) => {
    const server = await Server.start(undefined, 1);
    await use(server);
    await server.close();
  },
});

const BOT = 2;
const ENOUGH = { css: 'body[data-enough]' };

/** What one page has said that it has shown; and what the server has told it, with the number of the message before. */
class Wire {
  shown = -1;
  private told: { number: number; bots: boolean } | null = null;

  /** @param onBot hears of a move of the bot, and up to where all had been told before */
  constructor(private readonly onBot: (after: number) => void = () => undefined) {}

  /** Listens on the way between the page and the server, from the next load on. */
  async listen(page: Page): Promise<void> {
    await page.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const said = JSON.parse(String(message)) as ClientMessage;
        if (said.type === 'Seen') this.shown = said.number;
        server.send(message);
      });
      server.onMessage((message) => {
        this.hear(JSON.parse(String(message)) as Message);
        socket.send(message);
      });
    });
  }

  private hear(message: Message): void {
    const news = message.type === 'Whole' ? message.table : message.type === 'Step' ? message : null;
    if (!news) return;
    if (message.type === 'Step' && this.told?.bots && message.play) this.onBot(this.told.number);
    const turn = news.play?.turn;
    const bots = turn ? turn.type === 'One' && turn.seat === BOT : (this.told?.bots ?? false);
    this.told = { number: news.number, bots };
  }
}

own('a bot waits until every page of a player has shown what came before', async ({ browser, patient }) => {
  let enough: () => void;
  const moved = new Promise<void>((resolve) => (enough = resolve));
  /** At each move of the bot: what the pages had shown by then, beyond what they had to. */
  const ahead: { host: number; friend: number }[] = [];
  const slow = new Wire();
  const quick: Wire = new Wire((after) => {
    ahead.push({ host: quick.shown - after, friend: slow.shown - after });
    if (ahead.length === 8) enough();
  });
  const [host, friend] = await Promise.all([0, 1].map(async () => new Table(await (await browser.newContext({ baseURL: patient.address })).newPage()))) as [Table, Table];
  await quick.listen(host.page);
  await slow.listen(friend.page);
  await friend.page.addInitScript(() => localStorage.setItem('kraken.pace', 'calm'));
  await host.open('Me', 'Open for a friend', 'A bot');
  await friend.page.goto(host.page.url());
  await friend.sit();
  await host.setSail();
  const play = ({ page }: Table) => clickUntil(page, { until: [ENOUGH, REMATCH], click: [MEANT, { css: MOVE }] });
  const playing = [host, friend].map(play);
  await moved;
  for (const { page } of [host, friend]) await page.evaluate(() => void (document.body.dataset['enough'] = ''));
  await Promise.all(playing);
  expect(ahead.filter((one) => one.host < 0 || one.friend < 0), 'moves that some page was not ready for').toEqual([]);
});
