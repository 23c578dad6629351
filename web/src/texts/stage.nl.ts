import type { StageKey } from '.';

export const stageNl: Record<StageKey, string> = {
  'sound.switch': 'Geluid',
  'sound.on': 'Geluid staat aan',
  'sound.off': 'Geluid staat uit',
  'sound.volume': 'Volume',
  'moment.skip': 'Overslaan',
};
