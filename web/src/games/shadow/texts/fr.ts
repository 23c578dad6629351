import { en } from './en';
export const fr = en;
