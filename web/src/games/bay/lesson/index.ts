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
