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

/** What is to be decided is new once; the sea and a game that is over need no words. */
export function situation({ phase, variant }: View): keyof typeof en.coach | null {
  switch (phase.type) {
    case 'Taking':
      return variant.powers ? 'Taking' : 'TakingPlain';
    case 'Boarding':
    case 'Choosing':
    case 'Acting':
    case 'Eyes':
    case 'Surfacing':
      return phase.type;
    case 'Sweeping':
    case 'Placing':
    case 'Lot':
    case 'Shuffling':
    case 'Rolling':
    case 'Over':
      return null;
  }
}
