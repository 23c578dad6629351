import { rulesEn } from './rules.en';
export const rulesFr = rulesEn;
