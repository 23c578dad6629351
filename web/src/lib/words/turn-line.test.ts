import { describe, expect, it } from 'vitest';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import type { PlayTold } from '../../wire/table';
import { marked } from './marked-names';
import { turnLine } from './turn-line';

const nameOf = (seat: number) => ['Anne', 'Ben', 'Cara'][seat] ?? '';
const play = (awaited: number[]): PlayTold =>
  tableOf({ type: 'Together', asked: [1, 2], awaited, window: false }, [viewerOf(0, '')]).play!;
const game = { ...cards, together: () => 'Waiting for the votes.' } as unknown as typeof cards;

describe('the line of a secret decision', () => {
  it('says what is waited for, in the words of the game', () => {
    expect(turnLine(play([1, 2]), viewerOf(0, ''), game, nameOf)).toBe('Waiting for the votes.');
    expect(turnLine(play([1, 2]), viewerOf(0, ''), cards, nameOf)).toBe(`${marked(nameOf)(1)} and ${marked(nameOf)(2)}: choosing in secret.`);
  });

  it('says to those who look on what is decided; players read it beside their choices', () => {
    const asking = { ...game, question: () => 'Mutiny against Anne?' } as unknown as typeof cards;
    const watcher = { ...viewerOf(0, ''), seat: null };
    expect(turnLine(play([1, 2]), watcher, asking, nameOf, [2])).toBe('Waiting for the votes. Away: Cara. Mutiny against Anne?');
    expect(turnLine(play([1, 2]), viewerOf(0, ''), asking, nameOf)).toBe('Waiting for the votes.');
  });

  it('names those who were asked and are away', () => {
    expect(turnLine(play([1, 2]), viewerOf(0, ''), game, nameOf, [2])).toBe('Waiting for the votes. Away: Cara.');
  });
});

it('says of the one whose turn it is that they are away', () => {
  const turn = tableOf({ type: 'One', seat: 1 }, []).play!;
  expect(turnLine(turn, viewerOf(0, 'the sea'), cards, nameOf, [1])).toBe(`${marked(nameOf)(1)} (away): looks at the sea`);
  expect(turnLine(turn, undefined, cards, nameOf, [1])).toBe(`${marked(nameOf)(1)} (away) decides.`);
});
