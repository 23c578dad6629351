import type { Texts } from '../../../../texts/translation';
import { saidDe } from './de';
import { saidEn, type SaidKey } from './en';
import { saidEs } from './es';
import { saidFr } from './fr';
import { saidIt } from './it';
import { saidNl } from './nl';

export const said: Texts<SaidKey> = { en: saidEn, fr: saidFr, de: saidDe, es: saidEs, it: saidIt, nl: saidNl };
