export { en as it } from './en';
