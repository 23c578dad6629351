import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, translator } from '../texts/translation';
import { gameClient } from '.';

/** The parts of each game's page by phase: every phase has one. */
const parts = import.meta.glob<{ PARTS: Record<string, string> }>('./*/how/rules-on.ts', { eager: true });
/** Views of played games; the build writes them. */
const played = import.meta.glob<{ View: object[] }>('../wire/*.examples.ts', { eager: true });

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

  it('opens at a part that is there, whatever happens in the game', async () => {
    const client = (await gameClient(game))!;
    const { HowToPlay, texts } = await client.howToPlay();
    const page = mount(HowToPlay, { target: document.body, props: { t: translator(texts, 'en') } });
    flushSync();
    const views = played[`../wire/${game}.examples.ts`]!.View;
    const named = [...Object.values(parts[`./${game}/how/rules-on.ts`]!.PARTS), ...views.map((view) => client.rulesOn(view))];
    named.forEach((id) => expect(document.querySelectorAll(`[id="${id}"]`), id).toHaveLength(1));
    expect(new Set(views.map((view) => client.rulesOn(view))).size).toBeGreaterThan(1);
    await unmount(page);
  });
});

it('in the bay actions have their own part once all steps are sailed, and so have tentacles that the Kraken calls', async () => {
  const bay = (await gameClient('bay'))!;
  const view = (phase: string, steps: number, stage: string) => ({ phase: { type: phase }, helm: { steps }, passage: { stage } });
  expect(bay.rulesOn(view('Acting', 3, 'TURN'))).toBe('sail');
  expect(bay.rulesOn(view('Acting', 0, 'TURN'))).toBe('act');
  expect(bay.rulesOn(view('Rising', 0, 'SETTING_UP'))).toBe('setup');
  expect(bay.rulesOn(view('Rising', 0, 'TURN'))).toBe('kraken');
});

it('in the example of the attack the funny face leads to a spot where a die waits, as its words say', async () => {
  const { HowToPlay, texts } = await (await gameClient('attack'))!.howToPlay();
  const page = mount(HowToPlay, { target: document.body, props: { t: translator(texts, 'en') } });
  flushSync();
  const track = document.querySelector('#example + ol li:last-child svg')!;
  const across = (piece: Element) => /translate\((\d+)/.exec(piece.getAttribute('transform')!)![1];
  const dice = [...track.querySelectorAll('.waiting')].map(across);
  expect(dice).toContain(across(track.querySelector('.moves')!));
  expect(dice).not.toContain(across(track.querySelector('.kraken')!));
  await unmount(page);
});
