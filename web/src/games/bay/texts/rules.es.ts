export { rulesEn as rulesEs } from './rules.en';
