import { crewEn } from './crew.en';
export const crewDe = crewEn;
