import { en as advice } from '../advice/en';
import { en as coach } from '../coach/en';
import { en as gathering } from '../gathering/en';
import { en as home } from '../home/en';
import { en as past } from '../past/en';
import { en as people } from '../people/en';
import { en as play } from '../play/en';
import { en as refusals } from '../refusals/en';
import { en as remarks } from '../remarks/en';
import { en as setup } from '../setup/en';
import { en as site } from '../site/en';
import { en as talk } from '../talk/en';

/** The client's own texts in English. */
export const all = { ...advice, ...coach, ...gathering, ...home, ...past, ...people, ...play, ...refusals, ...remarks, ...setup, ...site, ...talk };
