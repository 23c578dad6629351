import type { StageKey } from '.';

export const stageDe: Record<StageKey, string> = {
  'sound.switch': 'Ton',
  'sound.on': 'Ton ist an',
  'sound.off': 'Ton ist aus',
  'sound.volume': 'Lautstärke',
  'moment.skip': 'Überspringen',
};
