import { en } from './en';

export const fr: typeof en = en;
