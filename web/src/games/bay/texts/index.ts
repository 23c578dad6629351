import type { Texts } from '../../../texts/translation';
import { briefs, type BriefKey } from './briefs';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { moments, type MomentKey } from './moments';
import { nl } from './nl';
import { presetTexts, type PresetKey } from './presets';
import { rulesDe } from './rules.de';
import { rulesEn } from './rules.en';
import { rulesEs } from './rules.es';
import { rulesFr } from './rules.fr';
import { rulesIt } from './rules.it';
import { rulesNl } from './rules.nl';

export type PlayKey = keyof typeof en;
export type RulesKey = keyof typeof rulesEn;
export type Key = PlayKey | RulesKey | BriefKey | MomentKey | PresetKey;

export const texts: Texts<Key> = {
  en: { ...en, ...rulesEn, ...briefs.en, ...moments.en, ...presetTexts.en },
  fr: { ...fr, ...rulesFr, ...briefs.fr, ...moments.fr, ...presetTexts.fr },
  de: { ...de, ...rulesDe, ...briefs.de, ...moments.de, ...presetTexts.de },
  es: { ...es, ...rulesEs, ...briefs.es, ...moments.es, ...presetTexts.es },
  it: { ...it, ...rulesIt, ...briefs.it, ...moments.it, ...presetTexts.it },
  nl: { ...nl, ...rulesNl, ...briefs.nl, ...moments.nl, ...presetTexts.nl },
};
