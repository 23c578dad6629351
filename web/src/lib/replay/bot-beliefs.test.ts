import { describe, expect, it } from 'vitest';
import type { BotBeliefs } from '../../wire/table';
import { believedAt } from './bot-beliefs';

const thought = (number: number, seat: number, ...percents: [about: number, part: string, percent: number][]): BotBeliefs => ({
  number,
  seat,
  beliefs: percents.map(([about, part, percent]) => ({ about, part, percent })),
});

describe('what a bot believed', () => {
  const all = [
    thought(4, 1, [0, 'pirate', 40], [0, 'sailor', 60], [2, 'pirate', 100]),
    thought(4, 2, [0, 'sailor', 100]),
    thought(9, 1, [0, 'sailor', 20], [0, 'pirate', 80]),
  ];

  it('is told by player, the likeliest part first', () => {
    expect(believedAt(all, 1, 5)).toEqual([
      { about: 0, parts: [{ part: 'sailor', percent: 60 }, { part: 'pirate', percent: 40 }] },
      { about: 2, parts: [{ part: 'pirate', percent: 100 }] },
    ]);
  });

  it('is what it thought last until then', () => {
    expect(believedAt(all, 1, 3)).toEqual([]);
    expect(believedAt(all, 1, 9)[0]!.parts[0]).toEqual({ part: 'pirate', percent: 80 });
    expect(believedAt(all, 0, 9)).toEqual([]);
  });
});
