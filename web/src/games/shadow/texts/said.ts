import type { Texts } from '../../../texts/translation';
import { saidDe } from './said.de';
import { saidEn, type SaidKey } from './said.en';
import { saidEs } from './said.es';
import { saidFr } from './said.fr';
import { saidIt } from './said.it';
import { saidNl } from './said.nl';

export const said: Texts<SaidKey> = { en: saidEn, fr: saidFr, de: saidDe, es: saidEs, it: saidIt, nl: saidNl };
