import { fr } from '../fr';
import { coachFr } from '../coach.fr';
import { peopleFr } from '../people.fr';
import { stageFr } from '../stage.fr';

/** The client's own texts in French. */
export const all = { ...fr, ...stageFr, ...coachFr, ...peopleFr };
