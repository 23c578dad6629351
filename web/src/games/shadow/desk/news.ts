import type { Deed, View } from '../types';

/** In these everybody sits with closed eyes: what comes of it is under the cards afterwards. */
const RITUALS: View['phase'][] = ['RITUAL', 'CONVERSION', 'STASH'];

const SHOWN: Deed['type'][] = ['Searched', 'Heard', 'Looked'];

/**
 * How often something new may have come under the card of this seat, as far as everybody at the table knows. A ritual counts
 * for all seats alike, or a page would tell onlookers who was converted.
 */
export function newsUnder({ viewer, phase, deeds }: View): number {
  const rituals = deeds.filter((deed) => deed.type === 'Held').length - (RITUALS.includes(phase) ? 1 : 0);
  const shown = deeds.filter((deed) => SHOWN.includes(deed.type) && 'by' in deed && deed.by === viewer).length;
  return rituals + shown;
}
