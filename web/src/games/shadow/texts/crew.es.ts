import { crewEn } from './crew.en';
export const crewEs = crewEn;
