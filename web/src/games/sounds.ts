/** The sounds of a table, by what makes them; `lib/sound` computes them. */
export const SOUNDS = ['dice', 'wood', 'splash', 'cannon', 'card', 'turn', 'claim', 'bell', 'kraken'] as const;
export type Sound = (typeof SOUNDS)[number];
