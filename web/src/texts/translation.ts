/** The languages that every text is written in; the first one is the fallback. */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is put into the blanks of a text: `{name} rolls {count} dice`. */
export type Parts = Record<string, string | number>;

/** Every key in every language: a missing text does not compile. */
export type Texts<Key extends string> = Record<Language, Record<Key, string>>;

/** One of the parts that the file of each language holds, such as the lesson beside the coach. */
export function partOf<English extends Record<Part, Record<string, string>>, Part extends string>(
  files: { en: English } & Record<Language, Record<Part, Record<keyof English[Part], string>>>,
  part: Part,
): Texts<keyof English[Part] & string> {
  const entries = LANGUAGES.map((language) => [language, files[language][part]]);
  return Object.fromEntries(entries) as Texts<keyof English[Part] & string>;
}

/** Gives the text of a key in the reader's language, with its blanks filled. */
export type Translate<Key extends string> = (key: Key, parts?: Parts) => string;

export function fill(text: string, parts: Parts = {}): string {
  return text.replace(/\{(\w+)\}/g, (blank, part: string) => String(parts[part] ?? blank));
}

export function translator<Key extends string>(
  texts: Texts<Key>,
  language: Language,
): Translate<Key> {
  return (key, parts) => fill(texts[language][key], parts);
}
