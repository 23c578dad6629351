import type { StageKey } from '.';

export const stageIt: Record<StageKey, string> = {
  'sound.switch': 'Suono',
  'sound.on': 'Il suono è attivo',
  'sound.off': 'Il suono è spento',
  'sound.volume': 'Volume',
  'moment.skip': 'Salta',
};
