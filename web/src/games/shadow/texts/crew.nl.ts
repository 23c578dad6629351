import { crewEn } from './crew.en';
export const crewNl = crewEn;
