import type { Texts } from '../../../texts/translation';
import { crewDe } from './crew.de';
import { crewEn } from './crew.en';
import { crewEs } from './crew.es';
import { crewFr } from './crew.fr';
import { crewIt } from './crew.it';
import { crewNl } from './crew.nl';
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
export type CrewKey = keyof typeof crewEn;
export type RulesKey = keyof typeof rulesEn;
export type Key = PlayKey | CrewKey | RulesKey | BriefKey | MomentKey | PresetKey;

/** Characters are an option of the table, too, which calls them by small letters. */
function withOptions(crew: Record<CrewKey, string>): Record<CrewKey, string> {
  const names = Object.entries(crew).filter(([key]) => key.startsWith('character.'));
  const options = names.map(([key, name]) => [key.replace('character.', 'option.characters.').replace(/[A-Z]+$/, (word) => word.toLowerCase()), name]);
  return { ...crew, ...Object.fromEntries(options) };
}

export const texts: Texts<Key> = {
  en: { ...en, ...withOptions(crewEn), ...rulesEn, ...briefs.en, ...moments.en, ...presetTexts.en },
  fr: { ...fr, ...withOptions(crewFr), ...rulesFr, ...briefs.fr, ...moments.fr, ...presetTexts.fr },
  de: { ...de, ...withOptions(crewDe), ...rulesDe, ...briefs.de, ...moments.de, ...presetTexts.de },
  es: { ...es, ...withOptions(crewEs), ...rulesEs, ...briefs.es, ...moments.es, ...presetTexts.es },
  it: { ...it, ...withOptions(crewIt), ...rulesIt, ...briefs.it, ...moments.it, ...presetTexts.it },
  nl: { ...nl, ...withOptions(crewNl), ...rulesNl, ...briefs.nl, ...moments.nl, ...presetTexts.nl },
};
