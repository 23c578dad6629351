import type { Texts } from '../../../texts/translation';
import type { View } from '../types';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';

export const texts: Texts<keyof typeof en.lesson> = {
  en: en.lesson,
  fr: fr.lesson,
  de: de.lesson,
  es: es.lesson,
  it: it.lesson,
  nl: nl.lesson,
};

export const coach: Texts<keyof typeof en.coach> = { en: en.coach, fr: fr.coach, de: de.coach, es: es.coach, it: it.coach, nl: nl.coach };

/** So little is missing until the Kraken rages that a beginner should know. */
const CLOSE = 2;

/** What is to be decided is new once. */
export function situation({ phase, rage, meter }: View): keyof typeof en.coach | null {
  if (phase.type === 'Choosing' && meter - rage <= CLOSE) return 'rage';
  return phase.type === 'Choosing' || phase.type === 'Acting' ? phase.type : null;
}
