import type { coachEn } from './coach.en';
import type { en } from './en';
import type { peopleEn } from './people.en';
import type { stageEn } from './stage.en';

export type FrameKey = keyof typeof en;
export type StageKey = keyof typeof stageEn;
export type CoachKey = keyof typeof coachEn;
export type PeopleKey = keyof typeof peopleEn;
export type Key = FrameKey | StageKey | CoachKey | PeopleKey;
