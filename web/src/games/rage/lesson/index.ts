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

/** So little is missing until the Kraken rages that a beginner should know. */
const CLOSE = 2;

/** What is to be decided is new once. */
export function situation({ phase, rage, meter }: View): keyof typeof en.coach | null {
  if (phase.type === 'Choosing' && meter - rage <= CLOSE) return 'rage';
  return phase.type === 'Choosing' || phase.type === 'Acting' ? phase.type : null;
}
