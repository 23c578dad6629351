import { afterEach, describe, expect, it } from 'vitest';
import { gameClient } from '../games';
import { texts } from '../texts';
import { ago, listed, maybe, maybeFrame, t } from './i18n.svelte';
import { languageOf, settings } from './settings.svelte';
import { fill, LANGUAGES, type Texts } from './texts';

afterEach(() => settings.speak('en'));

/** Every language has every key, some text for it, and the same blanks. */
function complete(all: Texts<string>) {
  const blanks = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
  for (const language of LANGUAGES) {
    expect(Object.keys(all[language]).sort()).toEqual(Object.keys(all.en).sort());
    for (const [key, text] of Object.entries(all[language])) {
      expect(text.trim(), `${language} ${key}`).not.toBe('');
      expect(blanks(text), `${language} ${key}`).toEqual(blanks(all.en[key] ?? ''));
    }
  }
}

describe('texts', () => {
  it('are complete in the frame', () => complete(texts));

  it.each(['attack'])('are complete in %s', async (id) => {
    const game = await gameClient(id);
    complete(game!.texts);
  });

  it('fill their blanks', () => {
    expect(fill('{name} rolls {count} dice, {name}!', { name: 'Anne', count: 2 })).toBe('Anne rolls 2 dice, Anne!');
    expect(fill('{unknown}')).toBe('{unknown}');
  });

  it('follow the language at once', () => {
    expect(t('close')).toBe('Close');
    settings.speak('de');
    expect(t('close')).toBe('Schließen');
    expect(document.documentElement.lang).toBe('de');
    expect(localStorage.getItem('kraken.language')).toBe('de');
  });

  it('are none where data names a key that nobody wrote', () => {
    expect(maybeFrame('level.random')).toBe('Cabin boy');
    expect(maybeFrame('level.unheard')).toBeNull();
    expect(maybe(undefined, 'title')).toBeNull();
  });
});

describe('the language', () => {
  it('is the first of the browser that we speak', () => {
    expect(languageOf(['pt-BR', 'nl-BE', 'fr'])).toBe('nl');
    expect(languageOf(['ja'])).toBe('en');
  });

  it('also tells times and lists', () => {
    settings.speak('fr');
    expect(ago(0, 3 * 60_000)).toBe('il y a 3 minutes');
    expect(listed(['Anne', 'Ben', 'Cem'])).toBe('Anne, Ben et Cem');
  });
});
