import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Texts } from './translation';
import { texts } from '.';
import { callTexts } from './calls';

const ofGames = import.meta.glob<{ texts: Texts<string> }>('../games/*/texts/index.ts', { eager: true });

const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** Every language has every key, some text for it, and the same blanks, each as often as in English. */
function areComplete(all: Texts<string>): void {
  for (const language of LANGUAGES) {
    expect(Object.keys(all[language]).sort(), language).toEqual(Object.keys(all.en).sort());
    for (const [key, text] of Object.entries(all[language])) {
      expect(text.trim(), `${language} ${key}`).not.toBe('');
      expect(blanks(text), `${language} ${key}`).toEqual(blanks(all.en[key] ?? ''));
    }
  }
}

describe('texts', () => {
  it('are complete in the frame', () => areComplete(texts));

  it('are complete where people are called', () => areComplete(callTexts));

  it.each(Object.entries(ofGames))('are complete in %s', (_, game) => areComplete(game.texts));

  it('are there for every game', () => {
    const games = Object.keys(import.meta.glob('../games/*/index.ts'));
    expect(games).not.toEqual([]);
    expect(Object.keys(ofGames)).toHaveLength(games.length);
  });

  it.each<[string, Record<string, string>]>([
    ['a key is missing', {}],
    ['a key is one too many', { roll: '{name} würfelt', more: 'mehr' }],
    ['a text is empty', { roll: ' ' }],
    ['a blank is missing', { roll: 'Es wird gewürfelt' }],
    ['a blank stands there twice', { roll: '{name} würfelt, {name}!' }],
  ])('are not complete where %s', (_, de) => {
    const rest = { roll: '{name} rolls' };
    expect(() => areComplete({ en: rest, fr: rest, es: rest, it: rest, nl: rest, de })).toThrow();
  });
});
