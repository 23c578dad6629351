import { de } from '../de';
import { de as coach } from '../coach/de';
import { de as people } from '../people/de';
import { stageDe } from '../stage.de';

/** The client's own texts in German. */
export const all = { ...de, ...stageDe, ...coach, ...people };
