import { nl } from '../nl';
import { coachNl } from '../coach.nl';
import { peopleNl } from '../people.nl';
import { stageNl } from '../stage.nl';

/** The client's own texts in Dutch. */
export const all = { ...nl, ...stageNl, ...coachNl, ...peopleNl };
