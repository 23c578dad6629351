import { partOf } from '../../../texts/translation';
import { shipForBeginners } from '../ship-for-beginners';
import type { View } from '../types';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';

const languages = { en, fr, de, es, it, nl };

export const texts = partOf(languages, 'lesson');
export const coach = partOf(languages, 'coach');

/** What is to be decided is new once; the powers of ships explain themselves where they come up. */
export function situation(view: View): keyof typeof en.coach | null {
  const { phase } = view;
  switch (phase.type) {
    case 'Choosing':
      return choosing(view);
    case 'Acting':
    case 'Laying':
    case 'Salvaging':
    case 'Hauling':
      return phase.type;
    default:
      return null;
  }
}

/** Nobody is told to take a ship that another has. */
function choosing(view: View): keyof typeof en.coach {
  switch (shipForBeginners(view)) {
    case 'CAPTAIN':
      return 'Choosing';
    case 'HOUSE_BOAT':
      return 'ChoosingHouseBoat';
    case 'MERCHANT':
      return 'ChoosingMerchant';
    default:
      return 'ChoosingFree';
  }
}
