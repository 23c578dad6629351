import { partOf } from '../../../texts/translation';
import type { View } from '../types';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';

const languages = { en, fr, de, es, it, nl };

export const texts = partOf(languages, 'lesson');
export const coach = partOf(languages, 'coach');

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
