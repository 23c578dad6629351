import { crewEn } from './crew.en';
export const crewIt = crewEn;
