import { afterEach, describe, expect, it } from 'vitest';
import { ago, listed, findText, findFrameText, speak, t } from './i18n.svelte';
import { preferredLanguage, settings } from '../browser/settings.svelte';
import { fill } from '../../texts/translation';

afterEach(() => settings.setLanguage('en'));

describe('texts', () => {
  it('fill their blanks', () => {
    expect(fill('{name} rolls {count} dice, {name}!', { name: 'Anne', count: 2 })).toBe('Anne rolls 2 dice, Anne!');
    expect(fill('{unknown}')).toBe('{unknown}');
  });

  it('follow the language at once', () => {
    expect(t('close')).toBe('Close');
    settings.setLanguage('de');
    expect(t('close')).toBe('Schließen');
    expect(document.documentElement.lang).toBe('de');
    expect(localStorage.getItem('kraken.language')).toBe('de');
  });

  it('are spoken when they are loaded', async () => {
    await speak('nl');
    expect(settings.language).toBe('nl');
    expect(t('close')).toBe('Sluiten');
  });

  it('are none where data names a key that nobody wrote', () => {
    expect(findFrameText('level.easy')).toBe('Cabin boy');
    expect(findFrameText('level.unheard')).toBeNull();
    expect(findText(undefined, 'title')).toBeNull();
  });
});

describe('the language', () => {
  it('is the first of the browser that we speak', () => {
    expect(preferredLanguage(['pt-BR', 'nl-BE', 'fr'])).toBe('nl');
    expect(preferredLanguage(['ja'])).toBe('en');
  });

  it('also tells times and lists', () => {
    settings.setLanguage('fr');
    expect(ago(0, 3 * 60_000)).toBe('il y a 3 minutes');
    expect(listed(['Anne', 'Ben', 'Cem'])).toBe('Anne, Ben et Cem');
  });
});
