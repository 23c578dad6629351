import { rulesEn } from './rules.en';

export const rulesDe: typeof rulesEn = rulesEn;
