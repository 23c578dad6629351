/** The bots: a cast of sailors, each with a seat of its own, so that one meets the same ones again and again. They go by these names in every language. */
const CAST = ['Oskar', 'Jamila', 'Wanda', 'Diego', 'Hendrik', 'Amara', 'Gaston', 'Freya', 'Tariq', 'Fergus', 'Morgane'];

export const botName = (seat: number): string => CAST[seat % CAST.length]!;

/** How the sailors of the cast talk. The server’s bots are as talkative as that: the tempers go round by seat, here and there. */
export const TEMPERS = ['jolly', 'calm', 'grim'] as const;

export const temperOf = (seat: number): (typeof TEMPERS)[number] => TEMPERS[seat % TEMPERS.length]!;

/** How the sailor of a seat says in passing what all say: the ends of keys, the best one first. The next three have other words where there are some. */
export function mannersOf(seat: number): string[] {
  const temper = temperOf(seat);
  return Math.floor(seat / TEMPERS.length) % 2 === 1 ? [`${temper}.2`, temper] : [temper];
}
