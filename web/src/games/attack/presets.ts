import type { Preset } from '../game';

/** Bots are shipmates here: for a crew to win its first game they must play well. */
export const presets: Preset[] = [
  { name: 'young', options: { 'no-powers': 'on', 'one-hit': 'on' }, bots: 'medium', gentle: true },
  { name: 'standard', options: {} },
  { name: 'oldHands', options: { whirlpools: '2' } },
];
