import { es as advice } from '../advice/es';
import { es as coach } from '../coach/es';
import { es as gathering } from '../gathering/es';
import { es as home } from '../home/es';
import { es as past } from '../past/es';
import { es as people } from '../people/es';
import { es as play } from '../play/es';
import { es as refusals } from '../refusals/es';
import { es as remarks } from '../remarks/es';
import { es as setup } from '../setup/es';
import { es as site } from '../site/es';
import { es as talk } from '../talk/es';

/** The client's own texts in Spanish. */
export const all = { ...advice, ...coach, ...gathering, ...home, ...past, ...people, ...play, ...refusals, ...remarks, ...setup, ...site, ...talk };
