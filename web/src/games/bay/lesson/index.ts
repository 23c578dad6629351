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

/** What is to be decided is new once; the powers of ships explain themselves where they come up. */
export function situation({ phase }: View): keyof typeof en.coach | null {
  switch (phase.type) {
    case 'Choosing':
    case 'Acting':
    case 'Laying':
    case 'Salvaging':
    case 'Hauling':
      return phase.type;
    default:
      return null;
  }
}
