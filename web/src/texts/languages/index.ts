import type { Language, Texts } from '../translation';
import type { all } from './en';

export type Key = keyof typeof all;

/** A reader needs one language: each is fetched when it is first spoken. */
const LANGUAGE_FILES: Record<Language, () => Promise<{ all: Record<Key, string> }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  de: () => import('./de'),
  es: () => import('./es'),
  it: () => import('./it'),
  nl: () => import('./nl'),
};

/** The client's own texts, in the languages that were loaded so far. */
export const texts = {} as Texts<Key>;

/** Must have ended before the language is spoken. */
export async function loadTexts(language: Language): Promise<void> {
  texts[language] ??= (await LANGUAGE_FILES[language]()).all;
}
