import { en } from './en';

export const de: typeof en = en;
