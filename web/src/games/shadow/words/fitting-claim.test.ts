import { describe, expect, it } from 'vitest';
import { line, setSail } from '../fixtures/views';
import type { Deed, View } from '../types';
import { fittingClaim } from './fitting-claim';

const vote = setSail(6, { phase: 'LOYALTY', viewer: 3, rounds: [line({ captain: 0, lieutenant: 1, navigator: 2 })] });
const sailed = (viewer: number, changes: Partial<View> = {}): View => ({
  ...vote,
  viewer,
  rounds: [line({ captain: 0, lieutenant: 1, navigator: 2, card: 'RED_DRUNK' }), line({ captain: 0 })],
  ...changes,
});

describe('the claim that fits', () => {
  it('is about the team while nobody has seen a card', () => {
    expect(fittingClaim(vote)).toEqual({ form: 'trust', fillings: ['2'] });
    expect(fittingClaim({ ...vote, viewer: 2 })).toEqual({ form: 'trust', fillings: ['1'] });
  });

  it('is about the cards for those who have just seen some', () => {
    expect([0, 1, 2, 3].map((viewer) => fittingClaim(sailed(viewer)).form)).toEqual(['drew', 'drew', 'found', 'trust']);
  });

  it('is about trust again once the cards were told', () => {
    const claims = [{ round: 1, by: 2, form: 'found', fillings: ['red', 'red', 'blue'] }];
    expect(fittingClaim(sailed(2, { claims })).form).toBe('trust');
    expect(fittingClaim(sailed(0, { claims })).form).toBe('drew');
  });

  it('names the one whose cabin the captain has searched', () => {
    const deeds: Deed[] = [{ type: 'Searched', round: 2, by: 0, on: 4, dealt: null, now: null }];
    expect(fittingClaim(sailed(0, { deeds }))).toEqual({ form: 'he-is', fillings: ['4'] });
    expect(fittingClaim(sailed(4, { deeds })).form).toBe('trust');
  });

  it('is the same for the leader of the cult, whatever that one did in the dark', () => {
    const deeds: Deed[] = [
      { type: 'Searched', round: 2, by: 0, on: 4, dealt: null, now: null },
      { type: 'Converted', round: 2, by: 0, on: 3 },
    ];
    expect(fittingClaim(sailed(0, { deeds }))).toEqual({ form: 'he-is', fillings: ['4'] });
  });
});
