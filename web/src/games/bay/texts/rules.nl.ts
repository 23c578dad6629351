export { rulesEn as rulesNl } from './rules.en';
