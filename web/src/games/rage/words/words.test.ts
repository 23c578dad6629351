import { describe, expect, it } from 'vitest';
import { LANGUAGES, translator } from '../../../texts/translation';
import acting from '../fixtures/acting.json';
import choosing from '../fixtures/choosing.json';
import over from '../fixtures/over.json';
import { texts, type Key } from '../texts';
import type { Event, Move, View } from '../types';
import { group, label } from './label';
import { asked, awaited, seatNote } from './seats';
import { figures, sentence } from './story';

const view = acting.view as unknown as View;

/** One of each kind; a kind that is missing here does not compile. */
const moves: { [Kind in Move['type']]: Extract<Move, { type: Kind }> } = {
  PlayCard: { type: 'PlayCard', card: 'FBT_2' },
  Perform: { type: 'Perform', action: 'TENTACLES' },
  Rotate: { type: 'Rotate', way: 'LEFT' },
};

type Told = { [Kind in Event['type']]: Extract<Event, { type: Kind }> };
const events: Omit<Told, 'ShipPlaced' | 'HandDealt'> = {
  RoundBegan: { type: 'RoundBegan', round: 2, first: 1 },
  LaneClosed: { type: 'LaneClosed', lane: 3 },
  PileShuffled: { type: 'PileShuffled' },
  DealBegan: { type: 'DealBegan', starter: 0, pile: 20 },
  CardPlayed: { type: 'CardPlayed', seat: 1, card: 'FFX_1' },
  ActionBegan: { type: 'ActionBegan', seat: 1, action: 'ROTATE', way: 'RIGHT' },
  Moved: { type: 'Moved', seat: 1, from: 'N1', to: 'E1', why: 'BUMPED', by: 0 },
  HitReef: { type: 'HitReef', seat: 0, from: 'S3' },
  HitKraken: { type: 'HitKraken', seat: 0, from: 'S1', section: 'SOUTH', bearing: 'REAR' },
  Damaged: { type: 'Damaged', seat: 2, points: 2, damage: 4, harm: 'KRAKEN' },
  Repaired: { type: 'Repaired', seat: 2, damage: 1 },
  Fired: { type: 'Fired', seat: 2, from: 'W2' },
  BarrelPlaced: { type: 'BarrelPlaced', seat: 2, space: 'W2', barrels: 1 },
  BarrelsLost: { type: 'BarrelsLost', space: 'W2', barrels: 2, loss: 'SMASHED' },
  RageGrew: { type: 'RageGrew', points: 1, rage: 5 },
  Rotated: { type: 'Rotated', way: 'LEFT', front: 'WEST' },
  TentaclesStruck: { type: 'TentaclesStruck', section: 'WEST' },
  RageAttackBegan: { type: 'RageAttackBegan' },
  RageAttackEnded: { type: 'RageAttackEnded' },
  ShipSunk: { type: 'ShipSunk', seat: 1, space: 'W1' },
  CardsDiscarded: { type: 'CardsDiscarded', cards: ['FUT', 'FFX_1'] },
  DebrisTurned: { type: 'DebrisTurned', space: 'N4', damage: 2 },
  RoundWon: { type: 'RoundWon', round: 1, seats: [0, 2], sunk: true },
  MatchWon: { type: 'MatchWon', seat: 0 },
};

const WHYS = ['SAILED', 'BUMPED', 'FLUNG', 'OFF_THE_REEF', 'OFF_THE_KRAKEN', 'LANE_CLOSED'] as const;
const blank = /\{|\}|undefined/;

describe.each(LANGUAGES)('in %s', (language) => {
  const t = translator<Key>(texts, language);
  const nameOf = (seat: number) => `N${seat}`;

  it.each(Object.values(moves))('a button says $type', (move) => {
    expect(label(move, view, t)).not.toMatch(blank);
    expect(group(move, t)).not.toBe('');
  });

  it.each(Object.values(events))('the story tells $type', (event) => {
    const told = sentence(event, t, nameOf);
    expect(told).not.toBe('');
    expect(told).not.toMatch(blank);
  });

  it('the story tells why each ship moves, in words of its own', () => {
    const told = WHYS.map((why) => sentence({ ...events.Moved, why, by: null }, t, nameOf));
    expect(new Set([...told, sentence(events.Moved, t, nameOf)]).size).toBe(WHYS.length + 1);
  });

  it('who wins a round is afloat, the last to go down, or went down with others', () => {
    const { RoundWon } = events;
    const alone = { ...RoundWon, seats: [0] };
    const told = [RoundWon, alone, { ...alone, sunk: false }].map((won) => sentence(won, t, nameOf));
    expect(new Set(told).size).toBe(3);
    expect(told.join()).not.toMatch(blank);
  });

  it('says what is awaited, who sails what and how the game went', () => {
    for (const { view: each } of [acting, choosing, over]) {
      expect(awaited(each as unknown as View, t)).not.toMatch(blank);
      expect(asked(each as unknown as View, t)).not.toMatch(blank);
      expect(seatNote(each as unknown as View, 0, t)).not.toMatch(blank);
    }
    expect(figures(Object.values(events), view, t).map(({ value }) => value)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('no two offered moves have the same words', () => {
    for (const { moves: offered, view: each } of [acting, choosing]) {
      const labels = offered.map((move) => label(move as Move, each as unknown as View, t));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});
