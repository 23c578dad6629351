import { de as advice } from '../advice/de';
import { de as coach } from '../coach/de';
import { de as gathering } from '../gathering/de';
import { de as home } from '../home/de';
import { de as past } from '../past/de';
import { de as people } from '../people/de';
import { de as play } from '../play/de';
import { de as refusals } from '../refusals/de';
import { de as remarks } from '../remarks/de';
import { de as setup } from '../setup/de';
import { de as site } from '../site/de';
import { de as talk } from '../talk/de';

/** The client's own texts in German. */
export const all = { ...advice, ...coach, ...gathering, ...home, ...past, ...people, ...play, ...refusals, ...remarks, ...setup, ...site, ...talk };
