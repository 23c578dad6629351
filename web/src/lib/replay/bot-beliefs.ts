import type { BotBeliefs } from '../../wire/table';

/** What somebody is taken for. */
export interface Believed {
  about: number;
  parts: { part: string; percent: number }[];
}

/** What a bot took each of the others for at an entry of the log: by its latest thoughts until then, the likeliest part first. */
export function believedAt(all: BotBeliefs[], seat: number, at: number): Believed[] {
  const latest = all.findLast((one) => one.seat === seat && one.number <= at);
  const byPlayer = new Map<number, Believed>();
  for (const { about, part, percent } of latest?.beliefs ?? []) {
    const one = byPlayer.get(about) ?? { about, parts: [] };
    one.parts.push({ part, percent });
    byPlayer.set(about, one);
  }
  for (const one of byPlayer.values()) one.parts.sort((a, b) => b.percent - a.percent);
  return [...byPlayer.values()];
}
