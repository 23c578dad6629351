import type { Preset } from '../game';

/** The rules know no variants: what makes a game gentle or hard is who else plays. */
export const presets: Preset[] = [
  { name: 'calm', options: {}, bots: 'easy', gentle: true },
  { name: 'standard', options: {}, bots: 'medium' },
  { name: 'rough', options: {}, bots: 'strong' },
];
