import { describe, expect, it } from 'vitest';
import { line, mate, setSail } from '../fixtures/views';
import type { Claimed, View } from '../types';
import { isAboutFacts, verdict } from './truth';

const view: View = {
  ...setSail(),
  phase: 'OVER',
  rounds: [
    line({ captain: 0, lieutenant: 1, navigator: 2, drewC: ['RED_DRUNK', 'BLUE_DRUNK'], passedC: 'RED_DRUNK' }),
    line({ captain: 0, lieutenant: 3, navigator: 2, heldN: ['YELLOW_RITUAL', 'RED_MERMAID'], card: 'RED_MERMAID' }),
    line({ captain: 0, lieutenant: 3, navigator: 2, passedC: 'BLUE_DRUNK', passedL: 'RED_DRUNK', card: 'BLUE_DRUNK' }),
  ],
  crew: [
    mate({ dealt: 'SAILOR', faction: 'SAILOR' }),
    mate({ dealt: 'SAILOR', faction: 'CULTIST' }),
    mate({ dealt: 'PIRATE', faction: 'PIRATE' }),
  ],
  deeds: [
    { type: 'Converted', round: 2, by: 4, on: 1 },
    { type: 'Heard', round: 2, by: 1, cards: ['RED_DRUNK', 'BLUE_DRUNK', 'RED_DRUNK'] },
  ],
};
const said = (by: number, form: string, fillings: string[], round = 1): Claimed => ({ by, form, fillings, round });

describe('a claim is held against the truth', () => {
  it.each([
    ['cards drawn, in any order', said(0, 'drew', ['blue', 'red']), 'TRUE'],
    ['cards not drawn', said(0, 'drew', ['red', 'red']), 'LIE'],
    ['the card passed on', said(0, 'passed-on', ['blue']), 'LIE'],
    ['what the navigator found', said(2, 'drew', ['red', 'yellow'], 2), 'TRUE'],
    ['what the navigator found and threw', said(2, 'found', ['red', 'yellow', 'yellow'], 2), 'TRUE'],
    ['a navigator who threw the other card', said(2, 'found', ['red', 'yellow', 'red'], 2), 'LIE'],
    ['a navigator who found something else', said(2, 'found', ['red', 'red', 'red'], 2), 'LIE'],
    ['what the navigator found, as both have passed it on', said(2, 'found', ['red', 'blue', 'red'], 3), 'TRUE'],
    ['something else than both have passed on', said(2, 'drew', ['red', 'red'], 3), 'LIE'],
    ['a find of one who was not navigator', said(0, 'found', ['red', 'yellow', 'yellow'], 2), 'OPEN'],
    ['whom somebody trusts', said(0, 'trust', ['2']), 'OPEN'],
    ['whom somebody does not trust', said(0, 'distrust', ['2']), 'OPEN'],
    ['what the navigator sailed by', said(2, 'passed-on', ['red'], 2), 'TRUE'],
    ['what the mermaid showed', said(1, 'mermaid', ['red', 'blue', 'red'], 2), 'TRUE'],
    ['what one is', said(2, 'i-am', ['sailor']), 'LIE'],
    ['what one was before the conversion', said(1, 'i-am', ['sailor'], 1), 'TRUE'],
    ['what one is after it', said(1, 'i-am', ['sailor'], 2), 'LIE'],
    ['what another is, which one may only believe', said(0, 'he-is', ['2', 'sailor']), 'WRONG'],
    ['cards of a round in which one had none', said(5, 'drew', ['red', 'red']), 'OPEN'],
  ])('%s', (_, claim, expected) => {
    expect(verdict(claim, view)).toBe(expected);
  });
});

it('can be neither true nor a lie where it states nothing', () => {
  expect(['greet', 'ask', 'no-answer', 'trust', 'accuse', 'shot-at'].filter((form) => isAboutFacts(said(0, form, ['2'])))).toEqual([]);
  expect(['found', 'drew', 'i-am', 'he-is'].every((form) => isAboutFacts(said(0, form, [])))).toBe(true);
});
