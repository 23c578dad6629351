import { it as advice } from '../advice/it';
import { it as coach } from '../coach/it';
import { it as gathering } from '../gathering/it';
import { it as home } from '../home/it';
import { it as past } from '../past/it';
import { it as people } from '../people/it';
import { it as play } from '../play/it';
import { it as refusals } from '../refusals/it';
import { it as remarks } from '../remarks/it';
import { it as setup } from '../setup/it';
import { it as site } from '../site/it';
import { it as talk } from '../talk/it';

/** The client's own texts in Italian. */
export const all = { ...advice, ...coach, ...gathering, ...home, ...past, ...people, ...play, ...refusals, ...remarks, ...setup, ...site, ...talk };
