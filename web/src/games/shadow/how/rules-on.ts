import type { Phase, View } from '../types';

/** The part of "How to play" that is about a phase, by its id there. What is decided in a window is whether to reveal a character. */
export const PARTS: Record<Phase, string> = {
  DEALING: 'goal',
  BEFORE_APPOINTING: 'characters',
  LIEUTENANT: 'step-1',
  NAVIGATOR: 'step-1',
  TEAM_NAMED: 'characters',
  LOYALTY: 'step-2',
  GUNS_SHOWN: 'characters',
  INSTIGATED: 'characters',
  DUEL: 'mutiny',
  BEFORE_DRAWING: 'characters',
  DRAWING: 'step-3',
  ARCHIVE: 'characters',
  REDRAWING: 'characters',
  PASSING_ON: 'step-3',
  NAVIGATING: 'step-3',
  EMERGENCY: 'refuse',
  TOKEN: 'tokens',
  FLOGGING: 'tokens',
  MERMAID: 'cards',
  TELESCOPE: 'cards',
  LOOKING: 'cards',
  LOOKED: 'cards',
  RITUAL: 'rituals',
  CONVERSION: 'rituals',
  STASH: 'rituals',
  AFTER_RITUAL: 'characters',
  AIMING: 'characters',
  OVER: 'end',
};

export const rulesOn = ({ phase }: View): string => PARTS[phase];
