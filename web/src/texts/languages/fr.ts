import { fr as advice } from '../advice/fr';
import { fr as coach } from '../coach/fr';
import { fr as gathering } from '../gathering/fr';
import { fr as home } from '../home/fr';
import { fr as past } from '../past/fr';
import { fr as people } from '../people/fr';
import { fr as play } from '../play/fr';
import { fr as refusals } from '../refusals/fr';
import { fr as remarks } from '../remarks/fr';
import { fr as setup } from '../setup/fr';
import { fr as site } from '../site/fr';
import { fr as talk } from '../talk/fr';

/** The client's own texts in French. */
export const all = { ...advice, ...coach, ...gathering, ...home, ...past, ...people, ...play, ...refusals, ...remarks, ...setup, ...site, ...talk };
