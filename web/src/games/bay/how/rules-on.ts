import type { View } from '../types';

/** The part of "How to play" that is about a phase, by its id there. */
export const PARTS: Record<View['phase']['type'], string> = {
  Lots: 'setup',
  Choosing: 'setup',
  Rising: 'kraken',
  Rolling: 'sail',
  Salvaging: 'sail',
  Acting: 'sail',
  Hauling: 'tow',
  Firing: 'attack',
  Losing: 'attack',
  Laying: 'attack',
  Reloading: 'ships', // these two are powers
  Boarding: 'ships',
  Placing: 'bombs',
  Over: 'end',
};

/** Tentacles rise at the beginning, and later where the Kraken is hit. Whoever has sailed all steps has only actions left. */
export function rulesOn({ phase, passage, helm }: View): string {
  if (phase.type === 'Rising' && passage.stage === 'SETTING_UP') return 'setup';
  return phase.type === 'Acting' && helm.steps === 0 ? 'act' : PARTS[phase.type];
}
