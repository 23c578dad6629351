import { loadTexts, texts, type Key } from '../../texts/languages';
import { touchScreen } from '../../board/windows.svelte';
import { settings } from '../browser/settings.svelte';
import { fill, type Language, type Parts, type Texts, type Translate } from '../../texts/translation';

/** A text of the client itself, in the language of the settings. */
export const t: Translate<Key> = (key, parts) => fill(texts[settings.language][key], parts);

/** Goes over to another language as soon as its texts are here; without them the page keeps the language that it has. */
export async function speak(language: Language): Promise<void> {
  await loadTexts(language);
  settings.setLanguage(language);
}

/** Translates with a game's own texts, in the language of the settings. */
export function translatorOf<GameKey extends string>(own: Texts<GameKey>): Translate<GameKey> {
  return (key, parts) => fill(own[settings.language][key], parts);
}

/** The text of a key that comes from data; null where there is no such text. */
export function findText(own: Texts<string> | undefined, key: string, parts?: Parts): string | null {
  const text = own?.[settings.language][key];
  return text === undefined ? null : fill(text, parts);
}

/** The text of a key as this screen is used: where nothing can be pointed at, that of `<key>.touch`, if there is one. */
export function findTextForScreen(own: Texts<string> | undefined, key: string, parts?: Parts): string | null {
  const text = touchScreen.current ? findText(own, `${key}.touch`, parts) : null;
  return text ?? findText(own, key, parts);
}

/** The same among the client's own texts. */
export function findFrameText(key: string, parts?: Parts): string | null {
  return findText(texts, key, parts);
}

/** "3 minutes ago". */
export function ago(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const seconds = Math.round((at - now) / 1000);
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, 'minute');
}

/** "Ann, Ben and Cem". */
export function listed(words: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(words);
}
