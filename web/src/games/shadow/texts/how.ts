import type { Texts } from '../../../texts/translation';
import { howDe } from './how.de';
import { howEn } from './how.en';
import { howEs } from './how.es';
import { howFr } from './how.fr';
import { howIt } from './how.it';
import { howNl } from './how.nl';
import { texts as played, type Key as PlayedKey } from './index';

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
