import { crewEn } from './crew.en';
export const crewFr = crewEn;
