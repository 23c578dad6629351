import { en } from '../en';
import { coachEn } from '../coach.en';
import { peopleEn } from '../people.en';
import { stageEn } from '../stage.en';

/** The client's own texts in English. */
export const all = { ...en, ...stageEn, ...coachEn, ...peopleEn };
