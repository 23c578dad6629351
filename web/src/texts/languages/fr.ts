import { fr } from '../fr';
import { fr as coach } from '../coach/fr';
import { fr as people } from '../people/fr';
import { stageFr } from '../stage.fr';

/** The client's own texts in French. */
export const all = { ...fr, ...stageFr, ...coach, ...people };
