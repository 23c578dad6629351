export { rulesEn as rulesDe } from './rules.en';
