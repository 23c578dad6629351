import { nl } from '../nl';
import { nl as coach } from '../coach/nl';
import { nl as people } from '../people/nl';
import { stageNl } from '../stage.nl';

/** The client's own texts in Dutch. */
export const all = { ...nl, ...stageNl, ...coach, ...people };
