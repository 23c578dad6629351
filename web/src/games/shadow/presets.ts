import type { Preset } from '../game';

/** Characters whose power is plain: they need no reading during the game. */
const PLAIN = 'gunslinger,lookout,gunsmith,cook,peacemaker,bosun';

export const presets: Preset[] = [
  { name: 'noCharacters', options: { characters: '' }, gentle: true, begins: true },
  { name: 'someCharacters', options: { characters: PLAIN } },
  { name: 'allCharacters', options: {} },
];
