import { describe, expect, it } from 'vitest';
import { translator } from '../../../texts/translation';
import acting from '../fixtures/acting.json';
import choosing from '../fixtures/choosing.json';
import { attemptAt } from '../spots';
import { texts } from '../texts';
import type { Move, Vessel, View } from '../types';
import { unusable } from './unusable';

const t = translator(texts, 'en');
const view = acting.view as unknown as View;
const as = (ship: Vessel): View => ({ ...view, ships: view.ships.map((each) => (each.seat === view.seat ? { ...each, ship } : each)) });
const kinds = (found: { attempt: Move }[]) => found.map(({ attempt }) => attempt.type);

describe('actions that cannot be used now', () => {
  it('are those of a turn that no offered move makes, with the powers of the ship', () => {
    const sail: Move = { type: 'Sail', to: { lane: 1, number: 1 } };
    expect(kinds(unusable(as('CAPTAIN'), [sail], t))).toEqual(['Fire', 'CastOff', 'EndTurn']);
    expect(kinds(unusable(as('MERCHANT'), [sail], t))).toEqual(['Fire', 'DoubleTreasure', 'CastOff', 'EndTurn']);
    expect(kinds(unusable(as('FISHERMAN'), [{ type: 'EndTurn' }], t))).toEqual(['Sail', 'Fire', 'DropBomb', 'CastOff']);
    expect(kinds(unusable(as('EXPLORER'), [{ type: 'EndTurn' }], t))).toContain('TurnAbout');
  });

  it('are none while ships are chosen', () => {
    expect(unusable(choosing.view as unknown as View, [], t)).toEqual([]);
  });
});

describe('a click where nothing is offered', () => {
  it('means a shot at what lies there, or a step', () => {
    const other = view.ships.find(({ seat, at }) => seat !== view.seat && at)!;
    expect(attemptAt(other.at!, view)).toEqual({ type: 'Fire', weapon: 'GUNS', target: { type: 'OfVessel', vessel: other.ship } });
    const empty = { ...view, ships: [], offCourse: [], tentacles: [{ lane: 3, number: 4 }] };
    expect(attemptAt({ lane: 3, number: 4 }, empty)).toMatchObject({ type: 'Fire', target: { type: 'OfTentacle' } });
    expect(attemptAt({ lane: 3, number: 5 }, empty)).toEqual({ type: 'Sail', to: { lane: 3, number: 5 } });
  });
});
