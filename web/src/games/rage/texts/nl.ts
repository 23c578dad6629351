import { en } from './en';

export const nl: typeof en = en;
