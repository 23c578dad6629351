import { describe, expect, it } from 'vitest';
import shadow from './shadow';

describe('what is told to one seat alone', () => {
  const secrets = [
    { type: 'FactionDealt', faction: 'SAILOR', pirates: [] },
    { type: 'CharacterDealt', character: 'COOK' },
    { type: 'Drew', cards: ['RED_DRUNK'] },
    { type: 'LogbookOpened', cards: ['RED_DRUNK'] },
    { type: 'TopCardSeen', card: 'RED_DRUNK' },
    { type: 'Done', deed: { type: 'Converted', round: 1, by: 0, on: 1 } },
    { type: 'Done', deed: { type: 'Exposed', round: 1, by: 0, on: 1, dealt: 'SAILOR' } },
  ] as Parameters<NonNullable<typeof shadow.length>>[0][];

  it.each(secrets)('takes no time, has no place and no words: $type', (event) => {
    expect(shadow.length?.(event)).toBe(0);
    expect(shadow.places?.(event)).toEqual([]);
    expect(shadow.briefs?.([event], (key) => key, String)).toEqual([]);
  });
});
