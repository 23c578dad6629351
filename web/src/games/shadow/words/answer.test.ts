import { describe, expect, it } from 'vitest';
import { line, setSail } from '../fixtures/views';
import type { Deed, View } from '../types';
import { answer } from './answer';

const voted = (viewer: number, guns: number[], more: Partial<View> = {}): View =>
  setSail(6, { phase: 'LOYALTY', viewer, rounds: [line({ captain: 0, lieutenant: 1, navigator: 2, guns })], ...more });
const view = voted(3, [0, 0, 0, 2, 0, 0]);
const asked = (topic: string, of = view) => answer({ by: 5, form: 'ask', fillings: ['3', topic] }, of);

describe('the claim that answers', () => {
  it('defends the one who is accused, for a reason that they choose', () => {
    for (const form of ['accuse', 'distrust', 'shot-at', 'shot-because']) {
      expect(answer({ by: 5, form, fillings: ['3', 'cards'] }, view)).toEqual({ form: 'defend', fillings: [''] });
    }
    expect(answer({ by: 5, form: 'he-is', fillings: ['3', 'pirate'] }, view)?.form).toBe('defend');
  });

  it('returns trust to the one who has it', () => {
    for (const [form, word] of [['trust'], ['stood-by'], ['he-is', 'sailor']]) {
      expect(answer({ by: 5, form: form!, fillings: ['3', ...(word ? [word] : [])] }, view)).toEqual({ form: 'trust', fillings: ['5'] });
    }
  });

  it('says how a seat voted as all have seen it', () => {
    expect(asked('vote')).toEqual({ form: 'shot-because', fillings: ['0', ''] });
    expect(asked('vote', voted(4, [0, 0, 0, 2, 0, 0]))).toEqual({ form: 'stood-by', fillings: ['0'] });
    expect(asked('vote', voted(3, []))?.form).toBe('no-answer');
  });

  it('leaves open what somebody had, found or trusts', () => {
    const deeds: Deed[] = [{ type: 'Searched', round: 1, by: 3, on: 4, dealt: null, now: null }];
    expect(asked('search', voted(3, [], { deeds }))).toEqual({ form: 'he-is', fillings: ['4'] });
    expect(asked('search')?.form).toBe('no-answer');
    expect(asked('trusts')).toEqual({ form: 'trust', fillings: [''] });
    const sailed = voted(2, [], { rounds: [line({ captain: 0, lieutenant: 1, navigator: 2, card: 'RED_DRUNK' })] });
    expect(asked('drawn', sailed)).toEqual({ form: 'found', fillings: [] });
  });
});
