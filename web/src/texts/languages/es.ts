import { es } from '../es';
import { es as coach } from '../coach/es';
import { es as people } from '../people/es';
import { stageEs } from '../stage.es';

/** The client's own texts in Spanish. */
export const all = { ...es, ...stageEs, ...coach, ...people };
