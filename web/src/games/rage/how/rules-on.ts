import type { View } from '../types';

/** The part of "How to play" that is about a phase, by its id there. */
export const PARTS: Record<View['phase']['type'], string> = {
  SettingUp: 'board',
  Dealing: 'card',
  Choosing: 'card',
  Acting: 'actions',
  Over: 'winning',
};

export const rulesOn = ({ phase }: View): string => PARTS[phase.type];
