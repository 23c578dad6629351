import { rulesEn } from './rules.en';

export const rulesIt: typeof rulesEn = rulesEn;
