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

/** What everybody at the table knows to be decided now; nothing of it depends on what the seat alone knows. */
export function situation({ phase }: View): keyof typeof en.coach | null {
  switch (phase) {
    case 'LIEUTENANT':
    case 'LOYALTY':
    case 'PASSING_ON':
    case 'NAVIGATING':
    case 'TOKEN':
      return phase;
    default:
      return null;
  }
}
