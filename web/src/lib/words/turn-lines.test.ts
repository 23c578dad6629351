import { describe, expect, it } from 'vitest';
import attack from '../../games/attack';
import bay from '../../games/bay';
import rage from '../../games/rage';
import shadow from '../../games/shadow';
import type { AnyGame } from '../../games';
import { cards } from '../../fixtures/cards';
import type { Happening, SeatTold } from '../../wire/table';
import { placesOf, turnLines, type NumberedHappening } from './turn-lines';

const person = (name: string): SeatTold['sitter'] => ({ type: 'Human', person: { id: name, name } });
const seats = ['Anna', 'Ben'].map((name, seat) => ({ seat, sitter: person(name), yours: seat === 0 }) as SeatTold);

const inGame = (event: unknown): Happening => ({ type: 'InGame', eyes: [], event });
const told = (happenings: Happening[]): NumberedHappening[] => happenings.map((happening, index) => ({ key: `${index}`, number: index, happening }));
const lines = (game: unknown, events: unknown[]) => turnLines(told(events.map(inGame)), game as AnyGame, seats);

describe('the story, one line for each turn', () => {
  it('tells a turn of attack in one line, which unfolds to its steps', () => {
    const [line, ...more] = lines(attack, [
      { type: 'DiceRolled', seat: 1, red: ['CRAB'], purple: ['STAR'] },
      { type: 'Advanced', lane: 'RED_CRAB', kraken: false, from: 'BUBBLES', to: 'CANNON' },
      { type: 'CardPlayed', card: 'ELENA_1', symbols: ['PISTOL'] },
      { type: 'Walked', pirate: 'ELENA', from: 'PORT_BOW', to: 'PORT_STERN' },
      { type: 'PushedBack', lane: 'RED_CRAB', from: 'CANNON' },
    ]);
    expect(more).toEqual([]);
    expect(line?.text).toBe('Ben: drives back the red crab tentacle');
    expect(line?.seat).toBe(1);
    expect(line?.steps).toHaveLength(5);
    expect(line?.numbers).toEqual([0, 1, 2, 3, 4]);
    expect(placesOf(line?.steps ?? [])).toEqual([
      ['dice'],
      ['RED_CRAB.BUBBLES', 'RED_CRAB.CANNON'],
      ['PORT_BOW', 'PORT_STERN'],
      ['RED_CRAB.CANNON', 'RED_CRAB.BUBBLES'],
    ]);
  });

  it('tells the setting up in one line, whoever comes aboard', () => {
    const sat: Happening = { type: 'SeatChanged', seat: seats[0]! };
    const rose = Array.from({ length: 12 }, (_, index) => inGame({ type: 'TentacleRose', at: { lane: 4, number: index + 1 } }));
    const all = turnLines(
      told([
        sat,
        { type: 'Began' },
        inGame({ type: 'ShipChosen', seat: 0, ship: 'EXPLORER', at: { lane: 1, number: 3 } }),
        inGame({ type: 'ShipChosen', seat: 1, ship: 'PIRATE', at: { lane: 1, number: 5 } }),
        ...rose,
        inGame({ type: 'TurnBegan', seat: 0, ship: 'EXPLORER' }),
      ]),
      bay as unknown as AnyGame,
      seats,
    );
    expect(all.map(({ text }) => text)).toEqual(['The opening', "Anna's turn with Explorer."]);
    expect(all[0]?.steps.length).toBe(16);
  });

  const spoke: Happening = { type: 'Spoke', said: { number: 1, at: 0, seat: 0, person: { id: 'Anna', name: 'Anna' }, saying: { type: 'Words', text: 'Ahoy' } } };
  const shadowLines = (happenings: Happening[]) => turnLines(told(happenings), shadow as unknown as AnyGame, seats);
  const round = [
    inGame({ type: 'RoundBegan', round: 1, captain: 0 }),
    inGame({ type: 'LieutenantNamed', seat: 1 }),
    inGame({ type: 'GunsShown', guns: [0, 0], needed: 3 }),
    inGame({ type: 'CrewLoyal' }),
  ];

  it('tells what happens in a round after talk in a line of its own, so that it stands below that talk', () => {
    const [began, named, ...voted] = round;
    const [first, second, third, ...more] = shadowLines([began!, spoke, named!, spoke, spoke, ...voted]);
    expect(more).toEqual([]);
    expect(first?.text).toMatch(/^Round 1/);
    expect(second?.text).toMatch(/Ben/);
    expect([second?.key, third?.key]).toEqual(['2', '5']);
    expect(third?.steps).toHaveLength(2);
  });

  it('tells a round without talk in one line', () => {
    expect(shadowLines(round)).toHaveLength(1);
    expect(shadowLines([spoke, ...round, spoke])).toHaveLength(1);
  });

  const took = (seat: number, name: string): Happening => ({ type: 'SeatChanged', seat: { ...seats[seat]!, sitter: person(name) } });

  it('tells what happens in a round after a seat has changed hands below that, with the name of then', () => {
    const [began, named, ...voted] = round;
    const texts = shadowLines([took(0, 'Anna'), took(1, 'Mina'), began!, spoke, took(1, 'Ben'), named!, ...voted]).map(({ text }) => text);
    expect(texts.slice(-3)).toEqual(['Round 1. The captain is Anna.', 'Ben takes seat 2 from Mina.', 'Team: Ben, no mutiny']);
  });

  it('tells the rest of a turn in a line of its own where its seat has changed hands, also after talk', () => {
    const turn = [inGame({ type: 'DiceRolled', seat: 1, red: ['CRAB'], purple: ['STAR'] }), took(1, 'Ben'), spoke, inGame({ type: 'PushedBack', lane: 'RED_CRAB', from: 'CANNON' })];
    const texts = turnLines(told([took(1, 'Mina'), ...turn]), attack as unknown as AnyGame, seats).map(({ text }) => text);
    expect(texts.slice(-3)).toEqual(["Mina: rolls for Tootone", 'Ben takes seat 2 from Mina.', 'Ben: drives back the red crab tentacle']);
  });

  it('keeps the turn of a seat in one line, whatever is said', () => {
    const turn = [inGame({ type: 'DiceRolled', seat: 1, red: ['CRAB'], purple: ['STAR'] }), spoke, inGame({ type: 'PushedBack', lane: 'RED_CRAB', from: 'CANNON' })];
    expect(turnLines(told(turn), attack as unknown as AnyGame, seats)).toHaveLength(1);
  });

  it('tells of a way in how many steps it was made', () => {
    const sail = (from: number, to: number) => ({
      type: 'Sailed',
      ship: 'EXPLORER',
      from: { lane: 2, number: from },
      to: { lane: 2, number: to },
      heading: 'CLOCKWISE',
      towed: null,
    });
    const [line] = lines(bay, [{ type: 'TurnBegan', seat: 0, ship: 'EXPLORER' }, sail(3, 4), sail(4, 5)]);
    expect(line?.text).toBe('Anna: sails 2 spaces onward');
  });

  it('names the card in rage, and who was bumped', () => {
    const [line] = lines(rage, [
      { type: 'CardPlayed', seat: 0, card: 'FUX' },
      { type: 'Moved', seat: 0, from: 'N2', to: 'E2', why: 'SAILED', by: null },
      { type: 'Moved', seat: 1, from: 'E2', to: 'S2', why: 'BUMPED', by: 0 },
    ]);
    expect(line?.text).toMatch(/^Anna: plays .+, sails to .+, bumps Ben$/);
  });

  it('tells a round of shadow, and nothing that one seat alone was told', () => {
    const [line] = lines(shadow, [
      { type: 'RoundBegan', round: 2, captain: 0 },
      { type: 'LieutenantNamed', seat: 1 },
      { type: 'Drew', cards: ['RED_DRUNK'] },
      { type: 'TopCardSeen', card: 'BLUE_MERMAID' },
      { type: 'CrewLoyal' },
    ]);
    expect(line?.text).toBe('Round 2. The captain is Anna. Team: Ben, no mutiny');
    expect(line?.steps.map(({ key }) => key)).toEqual(['0', '1', '4']);
  });

  it('tells one thing after the other where a game has no turns of its own', () => {
    const all = turnLines(told([inGame({ text: 'one' }), inGame({ text: 'two' })]), cards, seats);
    expect(all.map(({ text, steps }) => [text, steps])).toEqual([
      ['one', []],
      ['two', []],
    ]);
  });
});
