import { rulesEn } from './rules.en';

export const rulesNl: typeof rulesEn = rulesEn;
