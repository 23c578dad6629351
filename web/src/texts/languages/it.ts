import { it } from '../it';
import { it as coach } from '../coach/it';
import { it as people } from '../people/it';
import { stageIt } from '../stage.it';

/** The client's own texts in Italian. */
export const all = { ...it, ...stageIt, ...coach, ...people };
