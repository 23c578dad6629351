import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../games';
import { cards } from '../../fixtures/cards';
import { claimText, ledgerOf, piecesOf } from './claims';
import type { StoryItem } from '../table/table.svelte';

const nameOf = (seat: number) => ['Anne', 'Ben', 'Cara'][seat] ?? '?';
const claim = (form: string, ...fillings: string[]) => ({ type: 'Claim' as const, form, fillings });

describe('a claim', () => {
  it('is a sentence with its blanks filled by words and names', () => {
    expect(claimText(claim('drew', 'red', 'blue', '2'), cards, nameOf)).toBe('I drew a red card and gave a blue card to Cara.');
  });

  it('whose text has no blanks names what fills them', () => {
    expect(claimText(claim('bare', '1'), cards, nameOf)).toBe('I am loyal: Ben');
  });

  it('is taken apart at its blanks for who makes it', () => {
    expect(piecesOf('drew', 3, cards)).toEqual(['I drew', 0, 'and gave', 1, 'to', 2, '.']);
    expect(piecesOf('bare', 1, cards)).toEqual(['I am loyal', 0]);
  });
});

describe('the ledger', () => {
  const said = (key: string, seat: number | null, saying: object): StoryItem =>
    ({ key, number: 1, happening: { type: 'Spoke', said: { seat, saying } } }) as unknown as StoryItem;
  const round = (number: number): StoryItem =>
    ({ key: `r${number}`, number: 1, happening: { type: 'InGame', eyes: [], event: { round: number } } }) as unknown as StoryItem;

  it('has the claims by round, and nothing else that was said', () => {
    const story = [
      said('a', 0, claim('bare')),
      round(2),
      said('b', 1, { type: 'Words', text: 'no' }),
      said('c', 1, claim('bare')),
      said('d', 0, claim('bare')),
    ];
    const rounds = ledgerOf(story, cards, {}).map(({ round, claims }) => [round, claims.map(({ key }) => key)]);
    expect(rounds).toEqual([
      [null, ['a']],
      [2, ['c', 'd']],
    ]);
  });

  it('files each claim under the round that it is about, where the game knows it', () => {
    const claimed = (round: number, by: number, form: string) => ({ round, by, form, fillings: [] });
    const filing = { ...cards, claims: (view: unknown) => view } as AnyGame;
    const view = [claimed(2, 0, 'first'), claimed(1, 1, 'late'), claimed(2, 2, 'last')];
    const rounds = ledgerOf([round(2), said('a', 0, claim('first'))], filing, view);
    expect(rounds.map(({ round, claims }) => [round, claims.map(({ seat, claim }) => `${seat} ${claim.form}`)])).toEqual([
      [1, ['1 late']],
      [2, ['0 first', '2 last']],
    ]);
  });
});
