import { rulesEn } from './rules.en';

export const rulesFr: typeof rulesEn = rulesEn;
