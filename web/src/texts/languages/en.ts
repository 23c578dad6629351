import { en } from '../en';
import { en as coach } from '../coach/en';
import { en as people } from '../people/en';
import { stageEn } from '../stage.en';

/** The client's own texts in English. */
export const all = { ...en, ...stageEn, ...coach, ...people };
