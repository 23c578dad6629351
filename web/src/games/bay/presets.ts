import type { Preset } from '../game';

/** The rules know no variants: what makes a game gentle or hard is who else plays. Who plays for the first time waits for two bots only. */
export const presets: Preset[] = [
  { name: 'calm', options: {}, bots: 'easy', players: 3, gentle: true },
  { name: 'standard', options: {}, bots: 'medium' },
  { name: 'rough', options: {}, bots: 'strong' },
];
