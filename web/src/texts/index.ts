import type { Texts } from './translation';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';
import { stageDe } from './stage.de';
import { stageEn } from './stage.en';
import { stageEs } from './stage.es';
import { stageFr } from './stage.fr';
import { stageIt } from './stage.it';
import { stageNl } from './stage.nl';

export type FrameKey = keyof typeof en;
export type StageKey = keyof typeof stageEn;
export type Key = FrameKey | StageKey;

export const texts: Texts<Key> = {
  en: { ...en, ...stageEn },
  fr: { ...fr, ...stageFr },
  de: { ...de, ...stageDe },
  es: { ...es, ...stageEs },
  it: { ...it, ...stageIt },
  nl: { ...nl, ...stageNl },
};
