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
  'word.card': 'your card',
  'word.vote': 'your vote',
  'claim.ask': '{0}: {1}?',
};
const game = { ...cards, asking: 'ask', texts: Object.fromEntries(LANGUAGES.map((language) => [language, words])) } as unknown as AnyGame;
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
  { name: 'ask', blanks: [player, { type: 'Word', among: ['card', 'vote'] }] },
];
const nameOf = (seat: number) => ['Anne', 'Ben', 'Jo', 'Cara Lou'][seat] ?? '';
const hearing = {
  twice: 'two, both',
  'form.drew': 'drew, had',
  'form.top': 'top card',
  'form.trust': 'trust',
  'form.distrust': "not trust, don't trust, suspicious",
  'form.greet': 'hello, ahoy',
  'form.ask': 'what, why, tell me',
  'word.friend': 'not a foe, innocent',
  'word.card': 'draw, cards',
  'word.vote': 'vote, shoot*',
};
const listening = { game, nameOf, others: [1, 2, 3], hearing };
const meant = (sentence: string) => claimsIn(sentence, FORMS, listening).map(({ form, fillings }) => [form, ...fillings.map((filling) => filling || '…')].join(' '));

describe('a claim in typed words', () => {
  it.each([
    ['Ben is a sworn foe!', 'is 1 foe'],
    ['cara lou is my FRIEND', 'is 3 friend'],
    ['Ben is not a foe', 'is 1 friend'],
    ['I drew red and roja', 'drew red blue'],
    ['i had two red', 'drew red red'],
    ['I drew red', 'drew red …'],
    ['the top card was rojo', 'top blue'],
    ['I do not trust Jo', 'distrust 2'],
    ["I really don't trust Jo", 'distrust 2'],
    ['ahoy', 'greet'],
  ])('%s', (sentence, ...claims) => {
    expect(meant(sentence)).toEqual(claims);
  });

  it('is offered twice where words can be read in two ways', () => {
    expect(meant('I trust innocent Jo')).toEqual(['is 2 friend', 'trust 2']);
  });

  it.each(['What a joke', 'I trust nobody', 'Benedict is a foe', ''])('is not in: %s', (sentence) => {
    expect(meant(sentence)).toEqual([]);
  });
});

describe('a question in typed words', () => {
  it.each([
    ['Ben, what did you draw?', 'ask 1 card'],
    ['jo why did you shoot', 'ask 2 vote'],
    ['why did you shoot?', 'ask … vote'],
    ['tell me Ben', 'ask 1 …'],
    ['Is Ben a foe?', 'ask 1 …'],
  ])('%s', (sentence, claim) => {
    expect(meant(sentence)).toEqual([claim]);
  });

  it.each(['Ben or Jo?', 'Is that a joke?'])('is not in: %s', (sentence) => {
    expect(meant(sentence)).toEqual([]);
  });

  it('is none where nobody can be asked', () => {
    const forms = FORMS.filter(({ name }) => name !== 'ask');
    expect(claimsIn('Ben, what did you draw?', forms, listening)).toEqual([]);
  });
});
