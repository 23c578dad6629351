import { describe, expect, it } from 'vitest';
import { translator } from '../../../texts/translation';
import { texts } from '../texts';
import type { Deed, Event } from '../types';
import { moments } from './moments';

const t = translator(texts, 'en');
const deeds: Deed[] = [
  { type: 'Searched', round: 1, by: 0, on: 3, dealt: null, now: null },
  { type: 'Flogged', round: 1, by: 0, on: 3, not: 'PIRATES' },
  { type: 'Silenced', round: 1, by: 0, on: 3 },
  { type: 'Fed', round: 1, by: 0, on: 3 },
];
const at = (deed: Deed, seat: number | null) => moments([{ type: 'Done', deed } as Event], t, seat)[0];

describe('what somebody suffers', () => {
  it.each(deeds)('$type is a moment, and speaks to the one whom it strikes', (deed) => {
    expect(at(deed, 3)?.title).toMatch(/\byou/i);
    expect(at(deed, 2)?.title).not.toMatch(/\byou/i);
    expect(at(deed, null)?.title).toBe(at(deed, 2)?.title);
  });

  it.each(deeds)('$type lasts as long for the one whom it strikes as for all others', (deed) => {
    expect(at(deed, 3)?.seconds).toBe(at(deed, 2)?.seconds);
  });

  it('says nothing of what the captain found', () => {
    const found = { ...deeds[0], dealt: 'PIRATE', now: 'CULTIST' } as Deed;
    for (const seat of [0, 3, null]) expect(at(found, seat)?.title).toBe(at(deeds[0]!, seat)?.title);
  });
});
