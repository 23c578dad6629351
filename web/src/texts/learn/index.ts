import type { Texts } from '../translation';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';

export type LearnKey = keyof typeof en;

/** Texts that no table needs: a page that uses them loads them. */
export const learnTexts: Texts<LearnKey> = { en, fr, de, es, it, nl };
