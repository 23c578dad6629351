import { describe, expect, it } from 'vitest';
import { LANGUAGES, translator } from '../../../texts/translation';
import { texts, type Key } from '../texts';
import type { Event, Space } from '../types';
import { briefs } from './briefs';

const space = (lane: number, number: number): Space => ({ lane, number });
const t = translator<Key>(texts, 'en');
const nameOf = (seat: number) => ['Anna', 'Ben'][seat]!;
const story: Event[] = [
  { type: 'ShipChosen', seat: 0, ship: 'CAPTAIN', at: space(1, 1) },
  { type: 'ShipChosen', seat: 1, ship: 'FISHERMAN', at: space(1, 5) },
];
const began: Event = { type: 'TurnBegan', seat: 0, ship: 'CAPTAIN' };
const step = (from: Space, to: Space): Event => ({ type: 'Sailed', ship: 'CAPTAIN', from, to, heading: 'CLOCKWISE', towed: null });
const shot = (hit: boolean): Event => ({ type: 'Fired', ship: 'CAPTAIN', weapon: 'GUNS', target: { type: 'OfVessel', vessel: 'FISHERMAN' }, at: space(1, 5), sides: 8, die: 6, defence: 5, hit });
const lost = (vessel: 'CAPTAIN' | 'FISHERMAN', cargo: 'CREW' | 'TREASURE'): Event => ({ type: 'CargoLost', vessel, cargo, from: space(1, 5), to: space(1, 4) });
const told = (events: Event[], before: Event[] = []) => briefs(events, t, nameOf, before, story).join(', ');

describe('a turn in Kraken Bay', () => {
  it('is told as a person would: where to, what was fished out, who was shot at and what that cost', () => {
    const turn = [began, step(space(3, 1), space(2, 2)), step(space(2, 2), space(1, 3)), { type: 'PickedUp', ship: 'CAPTAIN', cargo: 'CREW', at: space(1, 3) } as Event, shot(true), lost('FISHERMAN', 'CREW'), lost('FISHERMAN', 'TREASURE')];
    expect(told(turn)).toBe('sails 2 spaces outward, fishes out crew, hits Ben (loses crew and treasure)');
    expect(told([began, shot(false), step(space(1, 1), space(1, 2))])).toBe('misses Ben, sails one space onward');
  });

  it('names nobody whose line it is, also where talk has cut the turn in two', () => {
    const ran: Event[] = [{ type: 'RanIntoTentacle', vessel: 'CAPTAIN', at: space(2, 2) }, { type: 'LossRolled', ship: 'CAPTAIN', dice: [3, 4] }, lost('CAPTAIN', 'CREW'), lost('CAPTAIN', 'CREW')];
    expect(told([began, ...ran])).toBe('runs into a tentacle, loses crew ×2');
    expect(told(ran, [began])).toBe('runs into a tentacle, loses crew ×2');
  });

  it('names whom it is about where the turn of that one only follows', () => {
    const next: Event = { type: 'TurnBegan', seat: 1, ship: 'FISHERMAN' };
    expect(told([lost('FISHERMAN', 'CREW'), next])).toBe('Ben loses crew');
  });

  it('tells a shot at the Kraken once', () => {
    const fired = { ...(shot(true) as Extract<Event, { type: 'Fired' }>), target: { type: 'OfKraken' as const } };
    expect(told([began, fired, { type: 'KrakenHit', ship: 'CAPTAIN', damage: 1, health: 9 }])).toBe('wounds the Kraken');
    expect(told([began, { ...fired, hit: false }])).toBe('misses the Kraken');
  });

  it('calls people by their names, and a ship by its own where nobody sails it or nobody has told who does', () => {
    const swallowed: Event = { type: 'Swallowed', vessel: 'FISHERMAN', from: space(7, 1) };
    const drifts: Event = { type: 'EnteredOffCourse', vessel: 'SUPPLY', at: space(1, 12) };
    expect(told([swallowed, drifts])).toBe('Ben is swallowed, Supply Ship drifts in off course');
    expect(briefs([swallowed], t, nameOf)).toEqual(['Fisherman is swallowed']);
  });

  it('has a short line for the sea: that it pulled, and what rose', () => {
    const pulled = (number: number): Event => ({ type: 'Pulled', vessel: 'CAPTAIN', from: space(1, number + 1), to: space(1, number), towed: null });
    const rose: Event = { type: 'TentacleRose', at: space(2, 2) };
    expect(told([{ type: 'RoundEnded', time: 9 }, pulled(3), pulled(2), rose])).toBe('the vortex pulls the ships, one new tentacle');
    expect(told([rose, rose])).toBe('2 new tentacles');
  });

  it('has words in every language, with no blank left', () => {
    const all: Event[] = [began, step(space(3, 1), space(2, 2)), shot(true), lost('FISHERMAN', 'CREW'), { type: 'BarrelWentOff', vessel: 'FISHERMAN', at: space(1, 5) }, { type: 'SmokeTook', vessel: 'CAPTAIN', at: space(1, 5) }];
    for (const language of LANGUAGES) {
      const words = briefs(all, translator<Key>(texts, language), nameOf, [], story);
      expect(words).toHaveLength(4);
      expect(words.join(' ')).not.toMatch(/[{}]|undefined/);
    }
  });
});
