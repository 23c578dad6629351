import { rulesEn } from './rules.en';
export const rulesDe = rulesEn;
