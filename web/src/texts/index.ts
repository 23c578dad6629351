import type { Texts } from './translation';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';

export type Key = keyof typeof en;

export const texts: Texts<Key> = { en, fr, de, es, it, nl };
