import { expect, it } from 'vitest';
import { translator } from '../../../texts/translation';
import { texts } from '../texts';
import type { Event } from '../types';
import { briefs } from './briefs';

const advanced: Event = { type: 'Advanced', lane: 'RED_STAR', kraken: false, from: 'BUBBLES', to: 'CANNON' };
const broken: Event = { type: 'RailBroken', lane: 'RED_SHELL', kraken: false };
const hole: Event = { type: 'HoleSmashed', lane: 'RED_FISH', kraken: false, holes: 1 };
const card: Event = { type: 'CardPlayed', card: 'BILLY_2', symbols: ['MOVE'] };

it('tells what the roll let the Kraken do as its deeds, and then those of the pirate', () => {
  expect(briefs([advanced, broken, advanced, hole, card], translator(texts, 'en'))).toEqual([
    'rolls for Tootone (tentacles nearer: 2, rail lost: red shell, hole 1 of 4)',
    'plays Billy (boot)',
  ]);
});

it('says nothing of a roll that brought nothing', () => {
  expect(briefs([card], translator(texts, 'en'))).toEqual(['plays Billy (boot)']);
});
