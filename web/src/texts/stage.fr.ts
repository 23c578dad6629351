import type { StageKey } from '.';

export const stageFr: Record<StageKey, string> = {
  'sound.switch': 'Son',
  'sound.on': 'Le son est activé',
  'sound.off': 'Le son est coupé',
  'sound.volume': 'Volume',
  'moment.skip': 'Passer',
};
