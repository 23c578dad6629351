import type { Texts } from '../../../../texts/translation';
import { howDe } from './de';
import { howEn } from './en';
import { howEs } from './es';
import { howFr } from './fr';
import { howIt } from './it';
import { howNl } from './nl';
import { texts as played, type Key as PlayedKey } from '..';

export type HowKey = keyof typeof howEn;
export type Key = PlayedKey | HowKey;

/** The texts of "How to play", which a table does not load. */
export const texts: Texts<Key> = {
  en: { ...played.en, ...howEn },
  fr: { ...played.fr, ...howFr },
  de: { ...played.de, ...howDe },
  es: { ...played.es, ...howEs },
  it: { ...played.it, ...howIt },
  nl: { ...played.nl, ...howNl },
};
