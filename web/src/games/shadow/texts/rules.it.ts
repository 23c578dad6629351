import { rulesEn } from './rules.en';
export const rulesIt = rulesEn;
