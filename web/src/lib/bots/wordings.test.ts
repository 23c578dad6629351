import { expect, it } from 'vitest';
import { cards } from '../../fixtures/cards';
import type { AnyGame } from '../../games';
import { LANGUAGES } from '../../texts/translation';
import type { SaidTold } from '../../wire/table';
import { wordingsOf } from './wordings';

const words = {
  'claim.trust': 'I trust {0}.',
  'claim.trust.jolly': '{0} is fun!',
  'claim.trust.jolly.2': 'Cheers, {0}!',
  'claim.trust.grim': 'Only {0}.',
  'claim.bare': 'I am loyal.',
};
const game = { ...cards, texts: Object.fromEntries(LANGUAGES.map((language) => [language, words])) } as unknown as AnyGame;
const said = (number: number, seat: number, form = 'trust', person = ''): SaidTold =>
  ({ number, seat, person: { id: person, name: '' }, saying: { type: 'Claim', form, fillings: ['1'] } }) as SaidTold;

const keys = (...all: SaidTold[]) => [...wordingsOf(all, game).values()];

it('chooses a sentence of the temper or of all by the number of the entry', () => {
  expect([3, 4, 5, 6].map((number) => keys(said(number, 0))[0])).toEqual(['claim.trust.jolly', 'claim.trust.jolly.2', 'claim.trust', 'claim.trust.jolly']);
  expect([4, 5].map((number) => keys(said(number, 2))[0])).toEqual(['claim.trust.grim', 'claim.trust']);
});

it('never lets two bots in a row say it alike', () => {
  expect(keys(said(3, 0), said(6, 3))).toEqual(['claim.trust.jolly', 'claim.trust.jolly.2']);
  expect(keys(said(5, 0), said(6, 5, 'bare'), said(7, 5))).toEqual(['claim.trust', 'claim.bare', 'claim.trust.grim']);
});

it('is the same in whatever order the page was told', () => {
  const all = [said(3, 0), said(6, 3), said(9, 0)];
  expect(wordingsOf(all.toReversed(), game)).toEqual(wordingsOf(all, game));
});

it('leaves the words of people and watchers alone', () => {
  expect(keys(said(3, 0, 'trust', 'anne'), { ...said(4, 0), seat: null })).toEqual([]);
});
