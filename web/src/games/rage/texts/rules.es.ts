import { rulesEn } from './rules.en';

export const rulesEs: typeof rulesEn = rulesEn;
