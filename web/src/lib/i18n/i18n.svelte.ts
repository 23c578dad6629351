import { texts, type Key } from '../../texts';
import { settings } from '../browser/settings.svelte';
import { fill, type Parts, type Texts, type Translate } from '../../texts/translation';

/** A text of the frame in the language of the moment. */
export const t: Translate<Key> = (key, parts) => fill(texts[settings.language][key], parts);

/** The same for a game's own texts. */
export function speaking<GameKey extends string>(own: Texts<GameKey>): Translate<GameKey> {
  return (key, parts) => fill(own[settings.language][key], parts);
}

/** A text whose key comes from data, where there is one. */
export function maybe(own: Texts<string> | undefined, key: string, parts?: Parts): string | null {
  const text = own?.[settings.language][key];
  return text === undefined ? null : fill(text, parts);
}

export function maybeFrame(key: string, parts?: Parts): string | null {
  return maybe(texts, key, parts);
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
