import { describe, expect, it } from 'vitest';
import { setSail } from '../fixtures/views';
import type { Deed, View } from '../types';
import { newsUnder } from './news';

const HELD: Deed = { type: 'Held', round: 1, ritual: 'CONVERSION' };

const searched = (by: number): Deed => ({ type: 'Searched', round: 1, by, on: 3, dealt: null, now: null });

const at = (phase: View['phase'], viewer: number, ...deeds: Deed[]): View => ({ ...setSail(6), phase, viewer, deeds });

describe('news under the own card', () => {
  it('comes with a ritual, when all eyes are open again', () => {
    expect(newsUnder(at('CONVERSION', 0, HELD))).toBe(0);
    expect(newsUnder(at('AFTER_RITUAL', 0, HELD))).toBe(1);
    expect(newsUnder(at('CONVERSION', 0, HELD, HELD))).toBe(1);
  });

  it('is there for all seats alike, whoever was converted', () => {
    const converted: Deed = { type: 'Converted', round: 1, by: 2, on: 0 };
    expect(newsUnder(at('AFTER_RITUAL', 0, HELD, converted))).toBe(newsUnder(at('AFTER_RITUAL', 5, HELD)));
  });

  it('comes to the captain who searched a cabin, and to nobody else', () => {
    expect(newsUnder(at('LIEUTENANT', 1, searched(1)))).toBe(1);
    expect(newsUnder(at('LIEUTENANT', 3, searched(1)))).toBe(0);
  });
});
