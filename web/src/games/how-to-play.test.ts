import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, translator } from '../texts/translation';
import { gameClient } from '.';

const games = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1]!);

describe.each(games)('"How to play" of %s', (game) => {
  it.each(LANGUAGES)('has a chapter under every heading, an example and what is reconstructed, once: %s', async (language) => {
    const client = (await gameClient(game))!;
    const { HowToPlay, texts } = await client.howToPlay();
    const t = translator(texts, language);
    const page = mount(HowToPlay, { target: document.body, props: { t } });
    flushSync();
    const headings = [...document.querySelectorAll('h2')];
    expect(headings.every(({ id, textContent }) => id !== '' && textContent !== '')).toBe(true);
    const ids = headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('example');
    expect(document.body.textContent).not.toMatch(/undefined|\{\w*\}/);
    const paragraphs = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(paragraphs.filter((words) => words === t('how.figures'))).toHaveLength(1);
    await unmount(page);
  });
});
