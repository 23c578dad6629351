import { describe, expect, it } from 'vitest';
import { lookOf, type Look } from '../../board/looks';
import { PORTRAITS } from '../../board/people';
import type { SeatTold, Sitter } from '../../wire/table';
import { botName } from '../bots/cast';
import { namesOf, plainNamesOf } from './names';
import { firstPortrait, portraitsOf } from './portraits';

const human = (id: string, portrait?: number): Sitter => ({
  type: 'Human',
  person: { id, name: id, ...(portrait === undefined ? {} : { portrait }) } as Extract<Sitter, { type: 'Human' }>['person'],
});
const bot: Sitter = { type: 'Machine', level: 'greedy' };
/** Small faces are told apart by the colours of head and skin, and by long hair. */
const isAlike = (one: Look, other: Look) => distance(one.hat, other.hat) < 36 && distance(one.skin, other.skin) < 30 && !one.mane === !other.mane;
const distance = (one: string, other: string) => Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(other, at)));
const channel = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
const at = (...sitters: Sitter[]): SeatTold[] => sitters.map((sitter, seat) => ({ seat, sitter, yours: false }));

describe('who is who', () => {
  it('the bot of a seat is the same at every table, whatever its level', () => {
    const names = namesOf(at(human('Anne'), bot, { type: 'Machine', level: 'random' }));
    expect([names(0), names(1), names(2)]).toEqual(['Anne', botName(1), botName(2)]);
    expect(portraitsOf(at(human('a'), bot))(1)).toBe(portraitsOf(at(bot, bot, bot))(1));
  });

  it('a person who is called like a bot is told apart from it', () => {
    const names = namesOf(at(bot, human(` ${botName(0).toUpperCase()}`), human('Anne')));
    expect([names(0), names(1), names(2)]).toEqual([`${botName(0)} 1`, ` ${botName(0).toUpperCase()} 2`, 'Anne']);
  });

  it('no two faces look alike, of people or of bots', () => {
    const all = [...PORTRAITS, ...Array.from({ length: 11 }, (_, seat) => lookOf(seat))];
    const alike = all.flatMap((one, index) => all.slice(index + 1).filter((other) => isAlike(one, other)).map((other) => [index, all.indexOf(other)]));
    expect(alike).toEqual([]);
    expect(new Set(all.map(({ crown }) => crown)).size).toBe(all.length);
    expect(PORTRAITS).toHaveLength(12);
  });

  it('a person has the portrait that they have chosen, also at another seat', () => {
    expect(portraitsOf(at(human('a', 4), bot))(0)).toBe(PORTRAITS[4]);
    expect(portraitsOf(at(bot, human('a', 4)))(1)).toBe(PORTRAITS[4]);
  });

  it('a person who has chosen none has always the same', () => {
    const number = firstPortrait('0123456789abcdef0123');
    expect(number).toBe(firstPortrait('0123456789abcdef0123'));
    expect(portraitsOf(at(human('0123456789abcdef0123')))(0)).toBe(PORTRAITS[number]);
  });

  it('no two people at a table look the same, also those at one screen', () => {
    const crew = at(...Array.from({ length: 11 }, () => human('a', 3)));
    const portraitOf = portraitsOf(crew);
    expect(new Set(crew.map(({ seat }) => portraitOf(seat))).size).toBe(11);
    expect(portraitOf(0)).toBe(PORTRAITS[3]);
  });

  it('a bot that sits in goes by the name and the face of the person, with a sign', () => {
    const ben = { id: 'b', name: 'Ben', portrait: 4 };
    const crew: SeatTold[] = at(human('Anne'), bot).map((seat) => (seat.seat === 1 ? { ...seat, keptFor: ben } : seat));
    expect(namesOf(crew)(1)).toBe('Ben (bot)');
    expect(plainNamesOf(crew)(1)).toBe('Ben');
    expect(portraitsOf(crew)(1)).toBe(PORTRAITS[4]);
  });

  it('a bot that sits in for somebody who was erased is itself', () => {
    const crew: SeatTold[] = at(bot).map((seat) => ({ ...seat, keptFor: { id: '', name: '' } }));
    expect(namesOf(crew)(0)).toBe(botName(0));
    expect(portraitsOf(crew)(0)).toBe(lookOf(0));
  });

  it('an open seat has no face', () => {
    expect(portraitsOf(at({ type: 'Nobody' }))(0)).toBeNull();
  });
});
