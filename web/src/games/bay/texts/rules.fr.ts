export { rulesEn as rulesFr } from './rules.en';
