import { describe, expect, it } from 'vitest';
import { cards } from '../../fixtures/cards';
import type { AnyGame } from '../../games';
import { LANGUAGES } from '../../texts/translation';
import type { ClaimForm } from '../../wire/table';
import { claimsIn } from './claim-in-words';

const words = {
  'claim.drew': 'I drew {0} and {1}.',
  'claim.top': 'The top card was {0}.',
  'claim.is': '{0} is a {1}.',
  'claim.trust': 'I trust {0}.',
  'claim.distrust': 'I do not trust {0}.',
  'claim.greet': 'Ahoy!',
  'word.red': 'red',
  'word.blue': 'rojo',
  'word.friend': 'friend',
  'word.foe': 'sworn foe',
};
const game = { ...cards, texts: Object.fromEntries(LANGUAGES.map((language) => [language, words])) } as unknown as AnyGame;
const colour = { type: 'Word' as const, among: ['red', 'blue'] };
const side = { type: 'Word' as const, among: ['friend', 'foe'] };
const player = { type: 'Player' as const };
const FORMS: ClaimForm[] = [
  { name: 'drew', blanks: [colour, colour] },
  { name: 'top', blanks: [colour] },
  { name: 'is', blanks: [player, side] },
  { name: 'trust', blanks: [player] },
  { name: 'distrust', blanks: [player] },
  { name: 'greet', blanks: [] },
];
const nameOf = (seat: number) => ['Anne', 'Ben', 'Jo', 'Cara Lou'][seat] ?? '';
const meant = (sentence: string) => claimsIn(sentence, FORMS, game, nameOf, [1, 2, 3]).map(({ form, fillings }) => [form, ...fillings].join(' '));

describe('a claim in typed words', () => {
  it.each([
    ['Ben is a sworn foe!', 'is 1 foe'],
    ['cara lou is my FRIEND', 'is 3 friend'],
    ['I drew red and roja', 'drew red blue'],
    ['i drew two red', 'drew red red'],
    ['the top card was rojo', 'top blue'],
  ])('%s', (sentence, claim) => {
    expect(meant(sentence)[0]).toBe(claim);
  });

  it('offers both where words can be read in two ways', () => {
    expect(meant('I do not trust Jo')).toEqual(['distrust 2', 'trust 2']);
  });

  it('finds none where nobody and nothing is named', () => {
    expect(meant('Ahoy, what a joke')).toEqual([]);
    expect(meant('I trust nobody')).toEqual([]);
  });
});
