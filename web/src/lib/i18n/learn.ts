import { learnTexts } from '../../texts/learn';
import { translatorOf } from './i18n.svelte';

/** A text about learning and choosing a game; a table has none of them. */
export const lt = translatorOf(learnTexts);
