import { describe, expect, it } from 'vitest';
import { cards, viewerOf, tableOf } from '../../fixtures/cards';
import type { AnyGame } from '../../games';
import type { Happening, SeatTold } from '../../wire/table';
import { sitterName } from './names';
import { storyLines, seatsAfter } from './story';

const game = {
  ...cards,
  sentence: (event: { seat: number }, _: unknown, nameOf: (seat: number) => string) => `${nameOf(event.seat)} plays`,
} as AnyGame;
const { seats } = tableOf({ type: 'One', seat: 0 }, [viewerOf(0, 'ANNES')]);

const sits = (seat: number, name: string, id = name): Happening => {
  const told: SeatTold = { seat, sitter: { type: 'Human', person: { id, name } }, yours: false };
  return { type: 'SeatChanged', seat: told };
};
const plays = (seat: number): Happening => ({ type: 'InGame', eyes: [], event: { seat } });
const told = (...happenings: Happening[]) =>
  storyLines(happenings.map((happening, index) => ({ key: String(index), happening })), game, seats).map(({ text }) => text);

describe('the story', () => {
  it('names those who held the seats then, not those who hold them now', () => {
    expect(told(sits(1, 'Dora'), plays(1), plays(0), sits(1, 'Ben'), plays(1))).toEqual([
      'Dora takes seat 2.',
      'Dora plays',
      'Anne plays',
      'Ben takes seat 2 from Dora.',
      'Ben plays',
    ]);
  });

  it('says that somebody has another name, and nothing of another face', () => {
    expect(told(sits(1, 'Flint', 'dora'), sits(1, 'Dora', 'dora'), sits(1, 'Dora', 'dora'))).toEqual(['Flint takes seat 2.', 'Flint is now called Dora.']);
  });

  it('keeps the name of somebody for whom a bot sits in', () => {
    const keptFor = { id: 'ben', name: 'Ben' };
    const standIn: Happening = { type: 'SeatChanged', seat: { seat: 1, sitter: { type: 'Machine', level: 'medium' }, yours: false, keptFor } };
    expect(told(sits(1, 'Ben', 'ben'), standIn, plays(1), sits(1, 'Ben', 'ben'), plays(1))).toEqual([
      'Ben takes seat 2.',
      'A bot sits in for Ben.',
      'Ben (bot) plays',
      'Ben takes the seat back from the bot.',
      'Ben plays',
    ]);
  });

  it('names those who hold the seats now where it does not know who sat down', () => {
    expect(told(plays(1))).toEqual(['Ben plays']);
  });

  it('knows who sat where at any moment of it', () => {
    const heard = [sits(1, 'Dora'), plays(1), sits(1, 'Ben')].map((happening, index) => ({ key: String(index), happening }));
    const names = (count: number) => seatsAfter(heard.slice(0, count), seats).map(sitterName);
    expect(names(2)).toEqual(['Anne', 'Dora', 'Cara']);
    expect(names(3)).toEqual(['Anne', 'Ben', 'Cara']);
  });
});
