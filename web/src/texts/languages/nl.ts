import { nl as advice } from '../advice/nl';
import { nl as coach } from '../coach/nl';
import { nl as gathering } from '../gathering/nl';
import { nl as home } from '../home/nl';
import { nl as past } from '../past/nl';
import { nl as people } from '../people/nl';
import { nl as play } from '../play/nl';
import { nl as refusals } from '../refusals/nl';
import { nl as remarks } from '../remarks/nl';
import { nl as setup } from '../setup/nl';
import { nl as site } from '../site/nl';
import { nl as talk } from '../talk/nl';

/** The client's own texts in Dutch. */
export const all = { ...advice, ...coach, ...gathering, ...home, ...past, ...people, ...play, ...refusals, ...remarks, ...setup, ...site, ...talk };
