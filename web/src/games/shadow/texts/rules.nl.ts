import { rulesEn } from './rules.en';
export const rulesNl = rulesEn;
