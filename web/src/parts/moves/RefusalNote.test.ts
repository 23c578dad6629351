import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { gameClient } from '../../games';
import { settings } from '../../lib/browser/settings.svelte';
import { loadTexts } from '../../texts/languages';
import { LANGUAGES, translator } from '../../texts/translation';
import RefusalNote from './RefusalNote.svelte';

const games = Object.keys(import.meta.glob('../../games/*/index.ts')).map((path) => path.split('/').at(-2)!);

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  settings.setLanguage('en');
});

async function shown(game: string, rule: string) {
  const client = (await gameClient(game))!;
  const refused = { type: 'Refused' as const, id: '1', number: 1, code: 'NOT_NOW', rule, sentence: 'The rules do not allow that.' };
  const note = mount(RefusalNote, { target: document.body, props: { refused, id: game, game: client } });
  leave = () => unmount(note);
  flushSync();
  return client;
}
const link = () => document.querySelector<HTMLAnchorElement>('.note a');

it.each(games.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  'names the chapter of the rules and leads to it: %s, %s',
  async (game, language) => {
    await loadTexts(language);
    settings.setLanguage(language);
    const client = await shown(game, 'goal');
    await eventually(() => expect(link()).not.toBeNull());
    const { texts } = await client.howToPlay();
    expect(link()?.textContent).toContain(translator(texts, language)('how.goal.title'));
    expect(link()?.getAttribute('href')).toBe(`/how/${game}#goal`);
    expect(link()?.target).toBe('_blank');
  },
);

it('leads nowhere where no chapter is cited', async () => {
  const client = await shown(games[0]!, 'order of play');
  await client.howToPlay();
  flushSync();
  expect(document.querySelector('.note p')?.textContent).toContain('first');
  expect(link()).toBeNull();
});
