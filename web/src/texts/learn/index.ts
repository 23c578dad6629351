import type { Texts } from '../translation';
import { learnDe } from './learn.de';
import { learnEn } from './learn.en';
import { learnEs } from './learn.es';
import { learnFr } from './learn.fr';
import { learnIt } from './learn.it';
import { learnNl } from './learn.nl';

export type LearnKey = keyof typeof learnEn;

/** Texts that no table needs: a page that uses them loads them. */
export const learnTexts: Texts<LearnKey> = { en: learnEn, fr: learnFr, de: learnDe, es: learnEs, it: learnIt, nl: learnNl };
