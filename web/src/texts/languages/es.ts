import { es } from '../es';
import { coachEs } from '../coach.es';
import { peopleEs } from '../people.es';
import { stageEs } from '../stage.es';

/** The client's own texts in Spanish. */
export const all = { ...es, ...stageEs, ...coachEs, ...peopleEs };
