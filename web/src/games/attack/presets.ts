import type { Preset } from '../game';

export const presets: Preset[] = [
  { name: 'young', options: { 'no-powers': 'on', 'one-hit': 'on' }, gentle: true },
  { name: 'standard', options: {} },
  { name: 'oldHands', options: { whirlpools: '2' } },
];
