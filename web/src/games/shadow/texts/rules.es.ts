import { rulesEn } from './rules.en';
export const rulesEs = rulesEn;
