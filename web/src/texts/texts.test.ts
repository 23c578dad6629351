import { describe, expect, it } from 'vitest';
import { areComplete } from '../fixtures/complete-texts';
import type { Texts } from './translation';
import { texts } from './languages';
import { learnTexts } from './learn';
import { alertTexts } from './alerts';
import { eyesTexts } from './eyes';
import { en as remarks } from './remarks/en';
import { TEMPERS } from '../lib/bots/cast';
import { REMARKS } from '../wire/constants';

const ofGames = import.meta.glob<{ texts: Texts<string> }>('../games/*/texts/index.ts', { eager: true });
const ofParts = import.meta.glob<{ en: Record<string, string> }>(['./*/en.ts', '!./languages/en.ts'], { eager: true });

describe('texts', () => {
  it('are complete in the frame', () => areComplete(texts));

  it('are complete about learning', () => areComplete(learnTexts));

  it('are complete where people are alerted', () => areComplete(alertTexts));
  it('are complete where eyes are lent', () => areComplete(eyesTexts));

  it('have all that bots say in passing, in each temper', () => {
    const keys = REMARKS.flatMap((word) => TEMPERS.map((temper) => `remark.${word}.${temper}`));
    expect(Object.keys(remarks)).toEqual(expect.arrayContaining(keys));
    const others = TEMPERS.map((temper) => `remark.greet.${temper}.2`);
    expect(Object.keys(remarks)).toHaveLength(keys.length + others.length);
  });

  it('stand in one part each, so that none hides another', () => {
    const keys = Object.values(ofParts).flatMap(({ en }) => Object.keys(en));
    expect(keys.length).toBeGreaterThan(300);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each(Object.entries(ofGames))('are complete in %s', (_, game) => areComplete(game.texts));

  it('are there for every game', () => {
    const games = Object.keys(import.meta.glob('../games/*/index.ts'));
    expect(games).not.toEqual([]);
    expect(Object.keys(ofGames)).toHaveLength(games.length);
  });

  it.each<[string, Record<string, string>]>([
    ['a key is missing', {}],
    ['a key is one too many', { roll: '{name} würfelt', more: 'mehr' }],
    ['a text is empty', { roll: ' ' }],
    ['a blank is missing', { roll: 'Es wird gewürfelt' }],
    ['a blank stands there twice', { roll: '{name} würfelt, {name}!' }],
  ])('are not complete where %s', (_, de) => {
    const rest = { roll: '{name} rolls' };
    expect(() => areComplete({ en: rest, fr: rest, es: rest, it: rest, nl: rest, de })).toThrow();
  });
});
