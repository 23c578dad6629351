export { rulesEn as rulesIt } from './rules.en';
