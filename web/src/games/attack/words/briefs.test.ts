import { expect, it } from 'vitest';
import { translator } from '../../../texts/translation';
import { texts } from '../texts';
import type { Event } from '../types';
import { briefs } from './briefs';

const advanced: Event = { type: 'Advanced', lane: 'RED_STAR', kraken: false, from: 'BUBBLES', to: 'CANNON' };
const broken: Event = { type: 'RailBroken', lane: 'RED_SHELL', kraken: false };
const hole: Event = { type: 'HoleSmashed', lane: 'RED_FISH', kraken: false, holes: 1 };
const pushed = (lane: 'RED_CRAB' | 'RED_STAR'): Event => ({ type: 'PushedBack', lane, from: 'CANNON' });
const walked: Event = { type: 'Walked', pirate: 'BILLY', from: 'PORT_BOW', to: 'PORT_STERN' };
const rolled: Event = { type: 'DiceRolled', seat: 0, red: ['STAR'], purple: ['STAR'] };
const card: Event = { type: 'CardPlayed', card: 'BILLY_2', symbols: ['MOVE'] };

const told = (...events: Event[]) => briefs(events, translator(texts, 'en'));

it('tells the blows of the roll as deeds of the Kraken, and then those of the pirate', () => {
  expect(told(rolled, advanced, broken, advanced, hole, card, walked, pushed('RED_CRAB'))).toEqual([
    'rolls for Tootone (rail lost: red shell, hole 1 of 4)',
    'drives back the red crab tentacle',
  ]);
});

it('leaves to the board what comes nearer, the card and the way', () => {
  expect(told(rolled, advanced, card, walked, pushed('RED_CRAB'))).toEqual(['drives back the red crab tentacle']);
});

it('counts tentacles where there are several', () => {
  expect(told(rolled, card, pushed('RED_CRAB'), walked, pushed('RED_STAR'))).toEqual(['drives back 2 tentacles']);
});

it('tells something of every turn', () => {
  expect(told(rolled, advanced)).toEqual(['rolls for Tootone']);
  expect(told(rolled, advanced, card, walked)).toEqual(['walks to the back left']);
  expect(told()).toEqual([]);
});
